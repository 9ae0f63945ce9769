import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests as an iOS developer writes them: the names of iOS beside the testing library, and nothing else.
@MainActor
@Suite("Imports of iOS beside Testing")
struct ImportTests {
    @Test("Views, layers, colours and geometry are there, and so is the testing library by its own name")
    func names() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let layer: CALayer = view.layer
        layer.backgroundColor = UIColor.red.cgColor
        let size = CGSize(width: 10, height: 20).applying(CGAffineTransform(scaleX: 2, y: 1))

        #expect(size == CGSize(width: 20, height: 20))
        let color: CGColor = try #require(layer.backgroundColor)
        #expect(UIColor(cgColor: color) == .red)
        #expect(Testing.Test.current != nil)
    }
}
