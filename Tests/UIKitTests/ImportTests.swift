import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests written as by an iOS developer, who imports only UIKit and the testing library.
@MainActor
@Suite("Import of UIKit with Testing")
struct ImportTests {
    @Test("Views, layers, colors and geometry are available, and so is the testing library")
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
