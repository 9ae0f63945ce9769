import Foundation

/// Uses the demo's window at random on each display, one after the other, and reports resources whose use keeps
/// growing.
@MainActor
enum SkeletonSoak {
    /// Returns the exit status: 0 if all runs passed, 1 if one failed, 2 for invalid arguments.
    static func run(_ arguments: [String]) -> Int32 {
        guard let options = SoakOptions(arguments) else {
            print(
                "usage: SkeletonSoak [MINUTES] [--seed N] [--only DISPLAY]; displays: "
                    + SoakDisplay.allCases.map(\.rawValue).joined(separator: ", "))
            return 2
        }
        if let seconds = options.windowSeconds {
            do {
                let window = SoakWindow(display: options.displays[0], seed: options.seed)
                try window.run(seconds: seconds)
                return 0
            } catch {
                print("\(error)")
                return 1
            }
        }
        var failed = false
        for display in options.displays {
            guard display.isInstalled else {
                print("\(display.rawValue): skipped, because its programs are not installed")
                continue
            }
            do {
                let problems = try SoakRun(display: display, options: options).run()
                for problem in problems { print("FAILED: \(display.rawValue): \(problem)") }
                failed = failed || !problems.isEmpty
            } catch {
                print("FAILED: \(display.rawValue): \(error)")
                failed = true
            }
        }
        if failed { print("again: scripts/soak \(options.minutes) --seed \(options.seed)") }
        return failed ? 1 : 0
    }
}

/// The command-line options.
struct SoakOptions {
    /// The duration of the run on each display.
    var minutes = 2.0
    var seed = UInt64.random(in: 1...999_999_999)
    var displays = SoakDisplay.allCases
    /// The duration of the run in this process, in seconds; `nil` in the process that starts the runs.
    var windowSeconds: Double?

    /// Parses `arguments`; returns `nil` if they are invalid.
    init?(_ arguments: [String]) {
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if let minutes = Double(argument), minutes > 0, minutes <= 10_000 {
                self.minutes = minutes
                continue
            }
            guard let value = remaining.popFirst() else { return nil }
            switch argument {
            case "--seed":
                guard let number = UInt64(value) else { return nil }
                seed = number
            case "--only":
                guard let display = SoakDisplay(rawValue: value) else { return nil }
                displays = [display]
            case "--window":
                guard let seconds = Double(value), seconds > 0 else { return nil }
                windowSeconds = seconds
            default: return nil
            }
        }
    }
}
