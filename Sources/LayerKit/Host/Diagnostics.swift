import Foundation

/// Where messages about input that was refused or mended go: one line each on the standard error, the same line once.
@MainActor
package enum Diagnostics {
    private static var reported: Set<String> = []

    /// Takes each new message; tests replace it.
    package static var sink: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("SkeletonSDL: \(message)\n".utf8))
    }

    /// Says `message` unless it was said before.
    package static func report(_ message: String) {
        guard reported.insert(message).inserted else { return }
        sink(message)
    }
}
