import Foundation
import ViewKit

/// A screen of labels and a text view that shows how their settings determine the number, height and position of line
/// bones.
@MainActor
final class TextViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Text",
            summary: HeaderText("Text lines as bones: number, height and alignment", short: "Text lines as bones"),
            samples: TextKind.allCases.map(TextCard.init), minimumWidth: 248, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
