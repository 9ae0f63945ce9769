package import Foundation
package import ViewKit

/// A screen whose memory is measured under random use in a child process.
package protocol SoakScreen: Sendable {
    /// The name in results and for `--scenario`, in lowercase words joined by hyphens.
    var name: String { get }
    /// The description for `--list`, in one line.
    var summary: String { get }

    /// Creates the screen's view controller, whose view fills the window. Files that the user saves are written to
    /// `folder`, which is empty and will be removed.
    @MainActor func makeViewController(savingInto folder: URL) throws -> UIViewController
}
