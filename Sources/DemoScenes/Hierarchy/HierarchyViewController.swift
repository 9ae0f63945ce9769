import Foundation
import ViewKit

/// Which views get a bone: the six ways in which flags stand in a tree, side by side.
@MainActor
final class HierarchyViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Hierarchy", summary: "Full discs are flagged views",
            samples: HierarchyCase.allCases.map(HierarchyCard.init), leastWidth: 320, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
