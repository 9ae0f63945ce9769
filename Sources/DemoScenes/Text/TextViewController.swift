import Foundation
import ViewKit

/// A screen that shows the number, height and position of line bones with the inspector's settings.
@MainActor
final class TextViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Text", summary: "Text lines as bones; set them in the inspector",
            samples: TextKind.allCases.map(TextCard.init), leastWidth: 248, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
