import Foundation
import TestSupport

/// Command lines of both programs with invalid option values.
@MainActor
enum CommandCases {
    private static let options = [
        "--screen", "--list", "--feed", "--network", "--load-time", "--timeout", "--type", "--still", "--direction",
        "--color",
        "--transition", "--size", "--scale", "--theme", "--rtl", "--at", "--duration", "--help", "--version", "-h",
        "--",
        "--unheard-of", "--subject", "--scenario", "--count", "--pace", "--seconds", "--repeat", "--report",
        "--size=1x1",
    ]
    private static let values = [
        "", "0", "-1", "1", "nan", "inf", "1e320", "1e-320", "99999999999999999999", "0x0", "1x1", "20000x20000",
        "-5x7", "1.5",
        "feed", "offline",
        "gallery", "somo", "none", "#12345", "#zzzzzz", "clouds", "dark", "/dev/null", "/", "nosuch.json",
        "file:///etc",
        "http://", "http://127.0.0.1:1/", "ftp://x", "\u{1B}[31m", "\u{202E}", "ä", "a=b", "=",
    ]

    static func run(_ random: inout SeededGenerator) {
        let isDemo = random.chance(60)
        var arguments: [String] = []
        for _ in 0..<random.number(0...4) {
            arguments.append(options[random.number(0...(options.count - 1))])
            if random.chance(75) { arguments.append(values[random.number(0...(values.count - 1))]) }
        }
        // Without these options, the demo would open a window and the benchmark would start to measure.
        if isDemo {
            arguments = ["--snapshot", "/dev/null", "--at", "0"] + arguments
        } else {
            arguments.append("--list")
        }
        Programs.run(isDemo ? "skeleton-demo" : "skeleton-bench", arguments)
    }
}
