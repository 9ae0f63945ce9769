import CommandOptions
import DemoScenes
import Foundation
import Reporting
import SDLKit
import StageKit

/// The `skeleton-demo` command. Its exit status is 0 for success, 1 for failure, and 2 for invalid arguments.
@MainActor
enum SkeletonDemo {
    static func run(_ arguments: [String]) -> Int32 {
        let options: DemoOptions
        do {
            options = try DemoOptions(arguments)
        } catch {
            reportError("\(error)\nTry skeleton-demo --help.")
            return 2
        }
        do {
            return try run(options)
        } catch {
            reportError("\(error)")
            return 1
        }
    }

    private static func run(_ options: DemoOptions) throws -> Int32 {
        switch options.action {
        case .print(let text):
            try StandardOutput.write(text)
        case .snapshot(let path, let time):
            try StandardStreams.checkDescriptorLimit()
            try rejectFolder(path)
            try MainLoop.finish { try await OffscreenDemo(options: options).snapshot(path: path, time: time) }
        case .recording(let path, let span):
            try StandardStreams.checkDescriptorLimit()
            try rejectFolder(path)
            try MainLoop.finish { try await OffscreenDemo(options: options).record(path: path, span: span) }
        case .window:
            try StandardStreams.checkDescriptorLimit()
            if let path = options.statisticsPath { try rejectFolder(path) }
            return try WindowDemo(options: options).run()
        }
        return 0
    }

    /// Throws an error before any work starts if the output file is a folder.
    private static func rejectFolder(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return }
        throw DemoError("\(printable(path)) is a folder; name a file")
    }

    static func reportError(_ message: String) {
        StandardError.write("skeleton-demo: \(message)")
    }
}
