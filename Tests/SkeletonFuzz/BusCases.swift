import DesktopKit
import Dispatch
import Foundation
import Glibc
import TestSupport

/// Replies and signals of a session bus: unexpected types and values, damaged messages, and a bus that closes the
/// connection.
@MainActor
enum BusCases {
    private static let names = [
        "org.freedesktop.appearance color-scheme", "org.freedesktop.appearance accent-color",
        "org.freedesktop.appearance contrast", "org.gnome.desktop.interface enable-animations",
        "org.gnome.desktop.interface gtk-theme", "org.gnome.desktop.interface text-scaling-factor",
        "org.freedesktop.appearance", "a b c", " ",
    ]
    private static let reals = [0, 0.25, 1, -1, 1e308, -0.0, 1e-300, Double.nan, .infinity, -.infinity]

    static func run(_ random: inout SeededGenerator) throws {
        var greeting = Data("OK 0123456789abcdef0123456789abcdef\r\n".utf8)
        let isDamaged = random.chance(5)
        if isDamaged { greeting = Mutation.damaged(greeting, &random) }
        var messages = PortalMessages.welcome(answering: 1)
        if random.chance(5) { messages = Mutation.damaged(messages, &random) }
        for _ in 0..<random.number(0...12) { messages += message(&random) }
        if random.chance(5) { messages += flood(&random) }
        if random.chance(10) { messages.removeLast(random.number(0...min(40, messages.count - 1))) }

        let ended = DispatchSemaphore(value: 0)
        let (first, rest) = ([UInt8](greeting), [UInt8](messages))
        let bus = try ListeningSocket { connection, _ in Self.serve(connection, first, rest, breaksOff: isDamaged) }
        let address = "tcp:host=127.0.0.1,port=\(bus.port),family=ipv4"
        let watch = DesktopSettingsObserver(
            environment: ["DBUS_SESSION_BUS_ADDRESS": address], ended: { ended.signal() },
            handler: { if !Self.isUsable($0) { Programs.fail("a setting is out of its bounds: \($0)") } })
        // The worker ends a case that takes too long.
        ended.wait()
        withExtendedLifetime((bus, watch)) {}
    }

    // MARK: Private

    private nonisolated static func isUsable(_ settings: DesktopSettings) -> Bool {
        let color = settings.accentColor.map { [$0.red, $0.green, $0.blue] } ?? []
        return color.allSatisfy { (0...1).contains($0) } && settings.textScale.map { $0.isFinite && $0 > 0 } != false
    }

    private static func message(_ random: inout SeededGenerator) -> Data {
        let value = value(&random)
        let depth = random.chance(90) ? random.number(0...2) : random.number(3...40)
        let isSignal = random.chance(50)
        let message =
            isSignal
            ? PortalMessages.change(of: names[random.number(0...(names.count - 1))], to: value, depth: depth)
            : random.chance(20)
                ? PortalMessages.error(answering: UInt32(random.number(0...16)))
                : PortalMessages.answer(to: UInt32(random.number(0...16)), value, depth: depth)
        return random.chance(10) ? Mutation.damaged(message, &random) : message
    }

    /// Returns thousands of changes to all settings in turn.
    private static func flood(_ random: inout SeededGenerator) -> Data {
        let round = (0..<12).reduce(into: Data()) { data, index in
            data += PortalMessages.change(of: names[index % 6], to: value(&random), depth: 1)
        }
        return (0..<500).reduce(into: Data()) { data, _ in data += round }
    }

    private static func value(_ random: inout SeededGenerator) -> SettingsPortal.Value {
        switch random.number(0...5) {
        case 0: return .number([0, 1, 2, .max][random.number(0...3)])
        case 1: return .flag(random.chance(50))
        case 2:
            let text = ["Adwaita-dark", "", "\u{202E}", String(repeating: "ä", count: 50_000)][random.number(0...3)]
            return .text(text)
        case 3: return .signed(-1)
        case 4: return .real(reals[random.number(0...(reals.count - 1))])
        default:
            return .reals((0..<random.number(1...5)).map { _ in reals[random.number(0...(reals.count - 1))] })
        }
    }

    /// Acts as the bus on `connection`: accepts every client, and sends `messages` when the client begins its requests.
    /// If `breaksOff`, it shuts down its side after the greeting, so that the client doesn't wait for more.
    private nonisolated static func serve(
        _ connection: Int32, _ greeting: [UInt8], _ messages: [UInt8], breaksOff: Bool
    ) {
        var heard: [UInt8] = []
        var hasGreeted = false
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 {
            heard += buffer[..<count]
            if !hasGreeted, heard.contains(UInt8(ascii: "\n")) {
                hasGreeted = true
                send(greeting, connection)
                if breaksOff { shutdown(connection, Int32(SHUT_WR)) }
            }
            guard String(decoding: heard, as: UTF8.self).contains("BEGIN\r\n") else { continue }
            send(messages, connection)
            shutdown(connection, Int32(SHUT_WR))
            // Closing a connection with unread input would reset it, and the client would lose the data that it hasn't
            // read yet.
            while recv(connection, &buffer, buffer.count, 0) > 0 {}
            return
        }
    }

    private nonisolated static func send(_ bytes: [UInt8], _ connection: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
