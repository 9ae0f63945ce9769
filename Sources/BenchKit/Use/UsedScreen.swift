package import Foundation
package import ViewKit

/// A screen that somebody uses at random in a process of its own, and whose memory is measured meanwhile.
package protocol UsedScreen: Sendable {
    /// What `--scenario` calls it: lower-case words with hyphens between them.
    var name: String { get }
    /// One line for `--list`.
    var summary: String { get }

    /// Makes the screen; its view fills a window of its own. What the user saves there goes into `folder`, which is
    /// empty and is removed afterwards.
    @MainActor func makeViewController(savingInto folder: URL) throws -> UIViewController
}
