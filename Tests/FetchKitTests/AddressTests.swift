import Testing

@testable import FetchKit

@Suite("AddressScope")
struct AddressScopeTests {
    @Test(
        "An address has the scope of its block in any notation",
        arguments: [
            ("127.0.0.1", AddressScope.loopback), ("127.255.255.255", .loopback), ("0.0.0.0", .loopback),
            ("::1", .loopback), ("::", .loopback), ("::ffff:127.0.0.1", .loopback), ("::127.0.0.1", .loopback),
            ("::ffff:0:127.0.0.1", .loopback), ("64:ff9b::127.0.0.1", .loopback), ("2002:7f00:1::", .loopback),
            ("10.0.0.1", .local), ("172.16.0.1", .local), ("172.31.255.255", .local), ("192.168.1.1", .local),
            ("100.64.0.1", .local), ("198.18.0.1", .local), ("fc00::1", .local), ("fdff::1", .local),
            ("fec0::1", .local), ("::ffff:10.0.0.1", .local), ("64:ff9b:1::1", .local), ("2002:c0a8:1::", .local),
            ("169.254.169.254", .link), ("fe80::1", .link), ("febf::1", .link), ("::ffff:169.254.169.254", .link),
            ("0.0.0.1", .none), ("224.0.0.1", .none), ("239.255.255.255", .none), ("240.0.0.1", .none),
            ("255.255.255.255", .none), ("192.0.2.1", .none), ("198.51.100.7", .none), ("203.0.113.7", .none),
            ("192.0.0.1", .none), ("ff02::1", .none), ("2001:db8::1", .none), ("2001:0:1::", .none),
            ("100::1", .none), ("4000::1", .none), ("::2:0:0", .none),
            ("1.1.1.1", .global), ("8.8.8.8", .global), ("172.32.0.1", .global), ("172.15.255.255", .global),
            ("100.128.0.1", .global), ("192.169.0.1", .global), ("169.253.0.1", .global), ("128.0.0.1", .global),
            ("223.255.255.255", .global), ("2606:4700::1111", .global), ("::ffff:8.8.8.8", .global),
        ])
    func scopes(text: String, scope: AddressScope) throws {
        let address = try #require(IPAddress(text))

        #expect(AddressScope(address) == scope)
    }

    @Test("A document can reach its own scope and the internet")
    func allowedScopes() {
        #expect(AllowedScopes.from(.loopback).scopes == [.global, .loopback])
        #expect(AllowedScopes.from(.global) == .internet)
        #expect(AllowedScopes.from(.none) == .internet)
        #expect(!AllowedScopes.anywhere.scopes.contains(.none))
    }
}

@Suite("WebAddress")
struct WebAddressTests {
    @Test("HTTP addresses are normalized as by libcurl, and relative addresses are resolved")
    func reads() throws {
        #expect(try WebAddress("HTTP://Example.com:80/a b#part").text == "http://Example.com:80/a%20b")
        #expect(try WebAddress("http://0x7f.1/").host == "127.0.0.1")
        let base = try WebAddress("http://host:8000/feeds/today.json?x=1")
        #expect(try WebAddress("pictures/a.png", relativeTo: base).text == "http://host:8000/feeds/pictures/a.png")
        #expect(try WebAddress("/a.png", relativeTo: base).text == "http://host:8000/a.png")
        #expect(try WebAddress("//other/a.png", relativeTo: base).text == "http://other/a.png")
    }

    @Test(
        "Other protocols, credentials and invalid addresses are rejected",
        arguments: [
            ("file:///etc/passwd", FetchError.unsupportedScheme), ("ftp://host/a", .unsupportedScheme),
            ("gopher://host/", .unsupportedScheme),
            ("javascript:alert(1)", .badAddress), ("http://name@host/", .credentials),
            ("http://name:secret@host/", .credentials), ("http://", .badAddress), ("pictures/a.png", .badAddress),
            ("", .badAddress), ("http://host/\u{0}a", .badAddress), ("http://host/\u{1B}[2J", .badAddress),
            ("http://host/a\nb", .badAddress), ("http://host/a\tb", .badAddress), ("http://host/\u{7F}", .badAddress),
            ("http://ho st/", .badAddress),
            ("http://host/" + String(repeating: "a", count: 9000), .badAddress),
        ])
    func refuses(text: String, error: FetchError) {
        #expect(throws: error) { try WebAddress(text) }
    }

    @Test(
        "Messages omit everything that may be a user name or a password",
        arguments: [
            ("http://name:secret@host/a", "http://…@host/a"), ("http://secret@host", "http://…@host"),
            ("ftp://name:sec@ret@host/a@b", "ftp://…@host/a@b"), ("http://name:se/cret@host/", "http://…@host/"),
            ("//name:secret@host/", "//…@host/"), ("http://host/@name", "http://host/@name"),
            ("http://host/a?b=c@d", "http://host/a?b=c@d"), ("pictures/a@2x.png", "pictures/a@2x.png"),
        ])
    func withoutCredentials(text: String, shown: String) {
        #expect(WebAddress.withoutCredentials(text) == shown)
    }
}
