import Glibc

/// An IPv4 or IPv6 address.
enum IPAddress: Equatable {
    case v4(UInt32)
    /// The 16 bytes in network order.
    case v6([UInt8])

    /// Creates an address from a socket address; returns `nil` for address families other than IPv4 and IPv6.
    init?(_ address: UnsafePointer<sockaddr>, length: Int) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            let bits = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
            self = .v4(UInt32(bigEndian: bits))
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            var bits = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self = .v6(withUnsafeBytes(of: &bits) { Array($0) })
        default:
            return nil
        }
    }

    /// Parses a numeric address such as 127.0.0.1 or ::1.
    init?(_ text: String) {
        var (four, six) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 {
            self = .v4(UInt32(bigEndian: four.s_addr))
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self = .v6(withUnsafeBytes(of: &six) { Array($0) })
        } else {
            return nil
        }
    }
}
