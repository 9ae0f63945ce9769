extension HostileBehavior {
    func runRedirect(on connection: HostileConnection) {
        func redirect(to place: String) {
            connection.answer([], status: 302, headers: "Location: \(place)\r\n")
        }
        switch self {
        case .redirectLoop: redirect(to: "/redirectLoop")
        case .redirects6, .redirects5:
            let wanted = self == .redirects6 ? 6 : 5
            let done = Int(connection.path.split(separator: "/").dropFirst().first ?? "0") ?? 0
            if done == wanted {
                connection.answer(Self.greeting)
            } else {
                redirect(to: "/\(rawValue)/\(done + 1)")
            }
        case .redirectToFile: redirect(to: "file:///etc/passwd")
        case .redirectToFTP: redirect(to: "ftp://127.0.0.1:\(connection.port)/a")
        case .redirectToGopher: redirect(to: "gopher://127.0.0.1:\(connection.port)/a")
        case .redirectToData: redirect(to: "data:text/plain,hello")
        case .redirectToPrivate: redirect(to: "http://10.0.0.1/")
        case .redirectToLinkLocal: redirect(to: "http://169.254.169.254/latest/meta-data/")
        case .redirectToLinkLocal6: redirect(to: "http://[fe80::1]/")
        case .redirectToMulticast: redirect(to: "http://224.0.0.1/")
        case .redirectToMapped: redirect(to: "http://[::ffff:192.168.0.1]/")
        case .redirectToNumber: redirect(to: "http://167772161/")
        case .redirectToClosedPort: redirect(to: "http://127.0.0.1:1/")
        case .redirectWithPassword: redirect(to: "http://name:secret@127.0.0.1:\(connection.port)/plain")
        case .redirectToNowhere: connection.answer(Self.greeting, status: 302)
        case .redirectToNothing: redirect(to: "")
        case .redirectToGarbage: redirect(to: "http://[:::/%%%")
        case .redirectFar: redirect(to: "http://127.0.0.1/" + String(repeating: "a", count: 60_000))
        default:
            connection.send("HTTP/1.1 302 Found\r\nLocation: /plain\r\n\r\n")
            connection.flood(Self.greeting)
        }
    }
}
