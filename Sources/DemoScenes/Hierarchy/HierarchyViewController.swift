import Foundation
import ViewKit

/// A screen that shows which views get bones in six combinations of flags, side by side.
@MainActor
final class HierarchyViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Hierarchy",
            summary: HeaderText("Filled discs: skeletonable views", short: "Discs: skeletonable"),
            samples: HierarchyCase.allCases.map(HierarchyCard.init), minimumWidth: 320, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
