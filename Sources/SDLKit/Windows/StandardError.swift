import Foundation

/// Where this module speaks to the user.
enum StandardError {
    /// Writes one message, on lines of its own.
    static func write(_ message: String) {
        FileHandle.standardError.write(Data("SkeletonSDL: \(message)\n".utf8))
    }
}
