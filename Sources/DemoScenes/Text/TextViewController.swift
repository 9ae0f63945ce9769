import Foundation
import ViewKit

/// Lines as bones: how many there are, how high, and where they stand, for what the inspector says about them.
@MainActor
final class TextViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Text", summary: "Lines as bones; the inspector has their rules",
            samples: TextKind.allCases.map(TextCard.init), leastWidth: 248, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
