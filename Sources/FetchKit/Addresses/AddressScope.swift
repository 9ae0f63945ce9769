/// The reachability scope of an IP address.
package enum AddressScope: String, Sendable, CaseIterable {
    /// Routed on the internet.
    case global
    /// Not routed on the internet: private ranges such as 10/8, 172.16/12, 192.168/16, 100.64/10, 198.18/15 and
    /// fc00::/7.
    case local
    /// Link-local: 169.254/16 and fe80::/10, which include the metadata services of cloud providers.
    case link
    /// This machine: 127/8 and ::1, as well as 0.0.0.0 and ::, which also connect to it.
    case loopback
    /// Not a single machine: multicast, broadcast, reserved and documentation addresses.
    case none

    /// Determines the scope of `address`. If `address` embeds an IPv4 address, the scope is that of the embedded
    /// address; however, Teredo addresses have the scope `none`, and local-use NAT64 addresses (64:ff9b:1::/48) have
    /// the scope `local`.
    init(_ address: IPAddress) {
        switch address {
        case .v4(let bits): self = Self.scope(v4: bits)
        case .v6(let bytes): self = Self.scope(v6: bytes)
        }
    }

    private static func scope(v4 bits: UInt32) -> AddressScope {
        if bits == 0 { return .loopback }
        return v4Blocks.first { bits >> (32 - $0.length) == $0.prefix >> (32 - $0.length) }?.scope ?? .global
    }

    /// The ranges that are not global. They don't overlap.
    private static let v4Blocks: [(prefix: UInt32, length: UInt32, scope: AddressScope)] = [
        (0x0000_0000, 8, .none), (0x0A00_0000, 8, .local), (0x6440_0000, 10, .local), (0x7F00_0000, 8, .loopback),
        (0xA9FE_0000, 16, .link), (0xAC10_0000, 12, .local), (0xC000_0000, 24, .none), (0xC000_0200, 24, .none),
        (0xC058_6300, 24, .none), (0xC0A8_0000, 16, .local), (0xC612_0000, 15, .local), (0xC633_6400, 24, .none),
        (0xCB00_7100, 24, .none), (0xE000_0000, 4, .none), (0xF000_0000, 4, .none),
    ]

    private static func scope(v6 bytes: [UInt8]) -> AddressScope {
        func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
        func within(_ first: Int) -> AddressScope {
            scope(v4: bytes[first..<first + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        let zeros = [UInt8](repeating: 0, count: 16)
        if starts(Array(zeros.prefix(15))), bytes[15] <= 1 { return .loopback }
        // IPv4-mapped, IPv4-compatible, translated and tunneled addresses.
        if starts(Array(zeros.prefix(10)) + [0xFF, 0xFF]) || starts(Array(zeros.prefix(12))) { return within(12) }
        if starts(Array(zeros.prefix(8)) + [0xFF, 0xFF, 0, 0]) { return within(12) }
        if starts([0x00, 0x64, 0xFF, 0x9B] + Array(zeros.prefix(8))) { return within(12) }
        if starts([0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01]) { return .local }
        if starts([0x20, 0x02]) { return within(2) }
        if starts([0x20, 0x01, 0x0D, 0xB8]) || starts([0x3F, 0xFF, 0x00]) { return .none }
        if starts([0x20, 0x01, 0, 0]) { return .none }
        switch (bytes[0], bytes[1]) {
        case (0xFC...0xFD, _), (0xFE, 0xC0...0xFF): return .local
        case (0xFE, 0x80...0xBF): return .link
        case (0x20...0x3F, _): return .global
        default: return .none
        }
    }
}

/// The scopes that a request may reach.
package struct AllowedScopes: Sendable, Equatable {
    /// The scopes of the allowed addresses.
    package var scopes: Set<AddressScope>

    /// Every scope that contains machines, for addresses that the user entered.
    package static let anywhere = AllowedScopes(scopes: [.global, .local, .link, .loopback])
    /// Only the internet.
    package static let internet = AllowedScopes(scopes: [.global])

    /// Returns the scopes that a document from `scope` may refer to: the internet and `scope` itself, or only the
    /// internet if `scope` is `none`.
    package static func from(_ scope: AddressScope) -> AllowedScopes {
        AllowedScopes(scopes: scope == .none ? [.global] : [.global, scope])
    }
}
