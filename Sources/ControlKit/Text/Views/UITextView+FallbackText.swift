import Foundation
import TextKit
import ViewKit

extension UITextView: FallbackText {
    package func lineCount(of text: String) -> Int {
        letterRects(of: textLayout(of: StyledText(text), inWidth: bounds.width))
            .filter { $0.minY < bounds.maxY && $0.maxY > bounds.minY }.count
    }
}
