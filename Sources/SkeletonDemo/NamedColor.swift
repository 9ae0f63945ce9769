import CommandOptions
import DemoScenes
import Foundation
import SkeletonView

/// Parses colors given on the command line.
enum NamedColor {
    /// SkeletonView's color names, with the default color named "default".
    static let names = SkeletonColors.all.map { $0.color == .skeletonDefault ? "default" : $0.name }

    /// Parses a color name, or a color written as #rrggbb.
    static func color(_ text: String) throws(UsageError) -> UIColor {
        if let index = names.firstIndex(of: text) { return SkeletonColors.all[index].color }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, let bits = UInt32(digits, radix: 16) else {
            throw UsageError("--color must be #rrggbb or", oneOf: names, not: text)
        }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
