// SPDX-License-Identifier: MIT
// The land fields: 10,000 tokens, all granted in batches when the contract is made.
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Consecutive} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Consecutive.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

contract AlphaFields is ERC721Consecutive, IERC4906, Ownable {
    using Strings for uint256;

    struct Grant {
        address to;
        uint96 size;
    }

    uint256 public constant totalSupply = 10_000;

    /// Everything of a token's address on the site that comes before its number.
    string public baseURI;

    error GrantsDoNotFillTheLand(uint256 granted);

    constructor(
        address keeper,
        string memory initialBaseURI,
        Grant[] memory grants
    ) ERC721("Alpha Fields", "FIELD") Ownable(keeper) {
        baseURI = initialBaseURI;
        uint256 granted;
        for (uint256 i; i < grants.length; ++i) {
            _mintConsecutive(grants[i].to, grants[i].size);
            granted += grants[i].size;
        }
        if (granted != totalSupply) revert GrantsDoNotFillTheLand(granted);
    }

    /// The site may move; tokens then point at its new place, and indexers are told so.
    function setBaseURI(string calldata newBaseURI) external onlyOwner {
        baseURI = newBaseURI;
        emit BatchMetadataUpdate(0, totalSupply - 1);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        return string.concat(baseURI, id.toString(), "/metadata");
    }

    function supportsInterface(bytes4 id) public view override(ERC721, IERC165) returns (bool) {
        // ERC-4906 has no function to derive an identifier from; the standard names this one.
        return id == bytes4(0x49064906) || super.supportsInterface(id);
    }
}
