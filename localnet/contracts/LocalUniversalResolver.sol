// SPDX-License-Identifier: MIT
// Stands where mainnet's ENS Universal Resolver stands: same functions, same errors, no off-chain lookups.
pragma solidity ^0.8.28;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

contract LocalUniversalResolver {
    Registry public immutable registry;

    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error EmptyAddress();
    error ResolverError(bytes errorData);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant COIN_TYPE_ETH = 60;
    uint256 private constant COIN_TYPE_DEFAULT = 0x80000000;

    constructor(Registry registry_) {
        registry = registry_;
    }

    function resolve(
        bytes calldata name,
        bytes calldata data
    ) external view returns (bytes memory, address) {
        return _resolve(name, data);
    }

    /// The gateways are for off-chain names, of which the local world has none.
    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory, address) {
        return _resolve(name, data);
    }

    function reverse(
        bytes calldata account,
        uint256 coinType
    ) external view returns (string memory, address, address) {
        return _reverse(account, coinType);
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory, address, address) {
        return _reverse(account, coinType);
    }

    /// The resolver of the name or, failing that, of the nearest parent that has one (ENSIP-10).
    function findResolver(
        bytes memory name
    ) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = _namehash(name, 0);
        for (bytes32 level = node; level != 0; level = _namehash(name, offset)) {
            resolver = registry.resolver(level);
            if (resolver != address(0)) break;
            offset += 1 + uint8(name[offset]);
        }
    }

    function _resolve(
        bytes memory name,
        bytes memory data
    ) private view returns (bytes memory answer, address resolver) {
        uint256 offset;
        (resolver, , offset) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        bool extended = _isExtended(resolver);
        // A parent may only answer for its children if it says that it can.
        if (offset != 0 && !extended) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);

        bool ok;
        (ok, answer) = resolver.staticcall(
            extended ? abi.encodeCall(ExtendedResolver.resolve, (name, data)) : data
        );
        if (!ok) revert ResolverError(answer);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (extended) answer = abi.decode(answer, (bytes));
    }

    /// The primary name of an account: what its reverse record says, if that name leads back to it (ENSIP-19).
    function _reverse(
        bytes memory account,
        uint256 coinType
    ) private view returns (string memory primary, address resolver, address reverseResolver) {
        if (account.length == 0) revert EmptyAddress();
        bytes memory answer;
        {
            bytes memory reverseName = _reverseName(account, coinType);
            (answer, reverseResolver) = _resolve(
                reverseName,
                abi.encodeWithSignature("name(bytes32)", _namehash(reverseName, 0))
            );
        }
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);

        bytes memory found;
        (found, resolver) = _forward(_dnsEncode(bytes(primary)), coinType);
        if (keccak256(found) != keccak256(account)) revert ReverseAddressMismatch(primary, found);
    }

    function _forward(
        bytes memory name,
        uint256 coinType
    ) private view returns (bytes memory found, address resolver) {
        bytes32 node = _namehash(name, 0);
        if (coinType == COIN_TYPE_ETH) {
            (found, resolver) = _resolve(name, abi.encodeWithSignature("addr(bytes32)", node));
            found = abi.encodePacked(abi.decode(found, (address)));
        } else {
            (found, resolver) = _resolve(
                name,
                abi.encodeWithSignature("addr(bytes32,uint256)", node, coinType)
            );
            found = abi.decode(found, (bytes));
        }
    }

    function _isExtended(address resolver) private view returns (bool) {
        (bool ok, bytes memory answer) = resolver.staticcall(
            abi.encodeWithSignature(
                "supportsInterface(bytes4)",
                ExtendedResolver.resolve.selector
            )
        );
        return ok && answer.length >= 32 && abi.decode(answer, (uint256)) == 1;
    }

    /// "<account in hex>.addr.reverse", or with the coin type in hex in the place of "addr".
    function _reverseName(
        bytes memory account,
        uint256 coinType
    ) private pure returns (bytes memory) {
        bytes memory space = bytes("addr");
        if (coinType == COIN_TYPE_DEFAULT) space = bytes("default");
        else if (coinType != COIN_TYPE_ETH) space = _hexOfNumber(coinType);
        return _dnsEncode(abi.encodePacked(_hex(account), ".", space, ".reverse"));
    }

    function _hexOfNumber(uint256 value) private pure returns (bytes memory) {
        bytes memory padded = _hex(abi.encodePacked(value));
        uint256 zeros;
        while (zeros < 63 && padded[zeros] == "0") ++zeros;
        bytes memory digits = new bytes(64 - zeros);
        for (uint256 i; i < digits.length; ++i) digits[i] = padded[zeros + i];
        return digits;
    }

    function _hex(bytes memory raw) private pure returns (bytes memory text) {
        bytes16 digits = "0123456789abcdef";
        text = new bytes(raw.length * 2);
        for (uint256 i; i < raw.length; ++i) {
            text[2 * i] = digits[uint8(raw[i]) >> 4];
            text[2 * i + 1] = digits[uint8(raw[i]) & 15];
        }
    }

    /// "a.b" as length-prefixed labels with a closing zero; an empty or oversized label is an error.
    function _dnsEncode(bytes memory name) private pure returns (bytes memory dns) {
        dns = new bytes(name.length + 2);
        uint256 start;
        for (uint256 i; i <= name.length; ++i) {
            if (i < name.length && name[i] != ".") {
                dns[i + 1] = name[i];
                continue;
            }
            uint256 size = i - start;
            if (size == 0 || size > 255) revert DNSEncodingFailed(string(name));
            dns[start] = bytes1(uint8(size));
            start = i + 1;
        }
    }

    /// The namehash of the labels from `offset` on; zero for the root.
    function _namehash(bytes memory dns, uint256 offset) private pure returns (bytes32) {
        if (offset >= dns.length) revert DNSDecodingFailed(dns);
        uint256 size = uint8(dns[offset]);
        uint256 next = offset + 1 + size;
        if (size == 0) {
            if (next != dns.length) revert DNSDecodingFailed(dns);
            return 0;
        }
        if (next >= dns.length) revert DNSDecodingFailed(dns);
        bytes memory label = new bytes(size);
        for (uint256 i; i < size; ++i) label[i] = dns[offset + 1 + i];
        return keccak256(abi.encodePacked(_namehash(dns, next), keccak256(label)));
    }
}
