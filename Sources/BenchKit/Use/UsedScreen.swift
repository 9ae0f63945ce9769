package import Foundation
package import ViewKit

/// A screen with random input in a child process, whose memory is measured.
package protocol UsedScreen: Sendable {
    /// The name for `--scenario`: lowercase words with hyphens between them.
    var name: String { get }
    /// One line for `--list`.
    var summary: String { get }

    /// Creates the screen. Its view fills its own window. Files that the user saves go into `folder`, which is empty
    /// and removed afterward.
    @MainActor func makeViewController(savingInto folder: URL) throws -> UIViewController
}
