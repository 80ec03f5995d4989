// SPDX-License-Identifier: MIT
// Small pictures that live wholly on the chain: tokens that need no server to be shown.
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

contract Keepsakes is ERC721, Ownable {
    struct Keepsake {
        string title;
        string svg;
    }

    mapping(uint256 id => Keepsake) private _keepsakes;
    uint256 public totalSupply;

    constructor(address keeper) ERC721("Keepsakes", "KEEP") Ownable(keeper) {}

    /// The title goes into JSON as it is: no quotes, no backslashes.
    function mint(address to, string calldata title, string calldata svg) external onlyOwner {
        uint256 id = ++totalSupply;
        _keepsakes[id] = Keepsake(title, svg);
        _mint(to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        Keepsake storage keepsake = _keepsakes[id];
        bytes memory json = abi.encodePacked(
            '{"name":"',
            keepsake.title,
            '","image":"data:image/svg+xml;base64,',
            Base64.encode(bytes(keepsake.svg)),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
