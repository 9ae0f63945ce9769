import BenchKit
import Foundation
import ViewKit

/// A screen under random use that is never shown.
struct NoScreen: SoakScreen {
    let name = "use"
    let summary = "nothing"

    func makeViewController(savingInto folder: URL) -> UIViewController { UIViewController() }
}
