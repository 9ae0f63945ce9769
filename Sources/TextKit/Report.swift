import Foundation

/// Tells people on the standard error stream what went wrong with text.
func report(_ message: String) {
    FileHandle.standardError.write(Data("SkeletonSDL: \(message)\n".utf8))
}
