import Foundation
import TestSupport

/// Feeds damaged input to all code that reads external input, for a given time, and reports the cases that fail.
///
/// Each case depends only on the seed and its number, so it can be repeated. Cases run in other processes, which may
/// crash, hang or run out of memory without ending the run.
@MainActor
enum SkeletonFuzz {
    static func run(_ arguments: [String]) -> Int32 {
        guard let options = FuzzOptions(arguments) else {
            print("usage: SkeletonFuzz [SECONDS] [--seed N] [--only KIND] [--case N]; kinds: \(FuzzKind.names)")
            return 2
        }
        if let number = options.workerStart, let kind = options.kinds.first {
            FuzzWorker(kind: kind, seed: options.seed).run(from: number, seconds: options.seconds)
            return 0
        }
        if let number = options.caseNumber, let kind = options.kinds.first {
            FuzzWorker(kind: kind, seed: options.seed).run(only: number)
            print("Nothing found.")
            return 0
        }
        return FuzzRun(options).run()
    }
}

/// The parts of the code that read external input.
enum FuzzKind: String, CaseIterable {
    case pictures, feeds, texts, scenes, catalogs, events, servers, commands, reports, states, buses, prefixes, lists

    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// Creates and runs a case. Throws if it can't be created.
    @MainActor
    func run(_ random: inout SeededGenerator) throws {
        switch self {
        case .pictures: PictureCases.run(&random)
        case .feeds: FeedCases.run(&random)
        case .texts: TextCases.run(&random)
        case .scenes: try SceneCases.run(&random)
        case .catalogs: try CatalogCases.run(&random)
        case .events: try EventCases.run(&random)
        case .servers: try ServerCases.run(&random)
        case .commands: CommandCases.run(&random)
        case .reports: try ReportCases.run(&random)
        case .states: try StateCases.run(&random)
        case .buses: try BusCases.run(&random)
        case .prefixes: try PrefixCases.run(&random)
        case .lists: try ListCases.run(&random)
        }
    }
}

/// The fuzzer's command-line options.
struct FuzzOptions {
    var seconds = 60.0
    var seed = UInt64.random(in: 1...999_999_999)
    var kinds = FuzzKind.allCases
    /// The number of the only case to run, if any.
    var caseNumber: Int?
    /// The number of a worker's first case; `nil` in the process that starts the workers.
    var workerStart: Int?

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if let seconds = Double(argument), seconds > 0 {
                self.seconds = seconds
                continue
            }
            guard let value = rest.popFirst() else { return nil }
            switch argument {
            case "--seed":
                guard let number = UInt64(value) else { return nil }
                seed = number
            case "--only":
                guard let kind = FuzzKind(rawValue: value) else { return nil }
                kinds = [kind]
            case "--case":
                guard let number = Int(value), number >= 0 else { return nil }
                caseNumber = number
            case "--worker":
                guard let number = Int(value), number >= 0 else { return nil }
                workerStart = number
            default: return nil
            }
        }
        if caseNumber != nil || workerStart != nil, kinds.count != 1 { return nil }
    }
}
