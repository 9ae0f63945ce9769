import Foundation
import Synchronization
import Testing

@testable import LogKit

@Suite("OSLog and Logger")
struct OSLogTests {
    /// The lines of a log.
    private final class Lines: Sendable {
        private let recorded = Mutex<[String]>([])

        var all: [String] { recorded.withLock { $0 } }

        func log(mode: String? = nil, subsystem: String = "app", category: String = "net") -> OSLog {
            OSLog(subsystem: subsystem, category: category, mode: mode) { line in
                self.recorded.withLock { $0.append(line) }
            }
        }
    }

    @Test("A message has its log, its level and its values")
    func messages() {
        let lines = Lines()
        let log = lines.log()
        os_log("started %d times", log: log, 2)
        os_log("%{public}@ of %{private}@", log: log, type: .error, "name", "secret")
        os_log(.fault, log: log, "broken")
        let (name, key) = ("page", "1234")
        os_log(.default, log: log, "opened \(name, privacy: .public) with \(key, privacy: .private)")
        Logger(log).warning("slow: \(1.5)")
        Logger(lines.log(subsystem: "", category: "")).notice("plain")
        #expect(
            lines.all == [
                "[app:net] started 2 times", "[app:net] error: name of <private>", "[app:net] fault: broken",
                "[app:net] opened page with <private>", "[app:net] error: slow: 1.5", "plain",
            ])
    }

    @Test(
        "The levels info and debug are written on demand",
        arguments: [
            (nil, ["notice", "error"]), ("info", ["info", "notice", "error"]),
            ("debug", ["debug", "info", "notice", "error"]), ("disable", []), ("other", ["notice", "error"]),
        ] as [(String?, [String])])
    func levels(mode: String?, expected: [String]) {
        let lines = Lines()
        let logger = Logger(lines.log(mode: mode, subsystem: "", category: ""))
        logger.debug("debug")
        logger.info("info")
        logger.log("notice")
        logger.error("error")
        #expect(lines.all.map { $0.split(separator: " ").last.map(String.init) } == expected)
    }

    @Test("Levels have the raw values of iOS")
    func levels() {
        let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
        #expect(levels.map(\.rawValue) == [0, 1, 2, 16, 17] && OSLogType(16) == .error)
    }

    @Test("The values of a message that isn't written are not computed")
    func laziness() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        Logger(.disabled).error("\(value())")
        #expect(count == 0 && !OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .error))
    }

    @Test(
        "Format strings",
        arguments: [
            ("%d%%", [5], "5%"), ("%.2f|%5.1f", [1.25, 2.0], "1.25|  2.0"), ("%x %lu %lld", [255, 7, -1], "ff 7 -1"),
            ("%s and %@", ["a"], "a and %@"), ("100%", [], "100%"), ("%{public, uuid}@", ["id"], "id"),
            ("%{sensitive}d", [1], "<private>"), ("%{broken", [1], "%{broken"), ("%d", ["text"], "text"),
            ("%@", [Int?.none as any Sendable], "(null)"), ("%k", [1], "%k"),
            ("%c%C %D", [72, UInt16(105), 5], "Hi 5"), ("%x %u", [Int32(-1), Int8(-1)], "ffffffff 4294967295"),
            ("%*d|%-*d|%.*f", [3, 1, 3, 2, 2, 1.5], "  1|2  |1.50"), ("%*d|%.*f", [-3, 1, -1, 1.5], "1  |1.500000"),
        ] as [(String, [any Sendable], String)])
    func formats(format: String, values: [any Sendable], text: String) {
        #expect(LogFormat.text(format, values) == text)
    }

    @Test("A public placeholder never shows the value of a private one")
    func privacy() {
        #expect(LogFormat.text("%*d %{private}@ %{public}@ %{public}@", [3, 1, "key", 2]) == "  1 <private> 2 %@")
        #expect(LogFormat.text("%{private}k %{public}@", ["key", "name"]) == "%{private}k name")
        errno = ENOENT
        let text = LogFormat.text("%m: %{private}@ of %{public}@", ["key", "name"])
        #expect(text == "No such file or directory: <private> of name")
    }

    @Test(
        "Strange format strings are safe",
        arguments: ["%99999999999d", "%.99999999999f", "%2147483647ld", "%*d", "%.*f", "%.", "%*", "%{}", "%-", "%. d"])
    func strangeFormats(format: String) {
        for value in [Int.min, Double.nan, -Double.greatestFiniteMagnitude, "text"] as [Any] {
            #expect(LogFormat.text(format, [value, value]).count < 1000)
        }
        #expect(LogFormat.text(format, []) == format)
    }

    @Test("C strings are shown up to the precision")
    func strings() {
        "page".withCString {
            #expect(LogFormat.text("%{public}s %.2s %.*s", [$0, $0, 3, $0]) == "page pa pag")
        }
    }

    @Test("A message with interpolations needs no level")
    func interpolation() {
        // Written to standard error. This test only has to compile.
        os_log("opened \(2) pages")
    }
}
