import ControlKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests details that code written for iOS relies on.
@MainActor
@Suite("Compatibility with iOS sources")
struct IOSAssumptionTests {
    @Test("An image in which nothing is drawn has the requested size")
    func emptyPictures() throws {
        let size = CGSize(width: 40, height: 30)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        UIGraphicsBeginImageContext(size)
        let begun = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        for image in [
            UIGraphicsImageRenderer(size: size, format: format).image { _ in },
            UIGraphicsImageRenderer(size: size).image { _ in }, begun,
        ] {
            #expect(image.size == size)
            #expect(image.cgImage.map { CGFloat($0.width) } == size.width * image.scale)
        }
    }

    @Test("A view that extends beyond an edge without a safe area inset gets no inset at that edge", arguments: 0..<4)
    func safeArea(edge: Int) {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = edge == 0 ? 0 : 44
        controller.additionalSafeAreaInsets.left = edge == 0 ? 20 : 0
        stage.window.rootViewController = controller
        let places = [(0, -10), (-10, 0), (0, 10), (10, 0)]
        let view = UIView(
            frame: controller.view.bounds.offsetBy(dx: CGFloat(places[edge].0), dy: CGFloat(places[edge].1)))
        controller.view.addSubview(view)
        stage.advance(by: 0.1)
        let expected: [UIEdgeInsets] = [
            UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0),
            UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0),
        ]
        #expect(view.safeAreaInsets == expected[edge])
    }

    @Test("The size of text is not rounded")
    func textSize() throws {
        try PinnedFonts.use()
        let font = UIFont.systemFont(ofSize: 17)
        let size = ("Text" as NSString).size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 0.01)
        let two = ("Text\nText" as NSString).size(withAttributes: [.font: font])
        #expect(abs(two.height - 2 * font.lineHeight) < 0.02 && two.width == size.width)
        let wide = ("TextText" as NSString).size(withAttributes: [.font: font])
        #expect(size.width != size.width.rounded() || wide.width != wide.width.rounded())
    }

    @Test("Resizing the layer of a view lays out the view's superview once")
    func layerSize() {
        final class Outer: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                subviews.first?.layer.bounds.size.width += 0
                subviews.last?.frame.size.height = subviews.first?.frame.height ?? 0
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let outer = Outer(frame: stage.window.bounds)
        let (first, last) = (UIView(), UIView())
        for view in [first, last] { outer.addSubview(view) }
        stage.window.addSubview(outer)
        stage.advance(by: 0.1)
        outer.layouts = 0
        stage.advance(by: 0.1)
        #expect(outer.layouts == 0)
        first.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        stage.advance(by: 0.1)
        #expect(outer.layouts == 1 && last.frame.height == 40)
        first.layer.position.x += 5
        stage.advance(by: 0.1)
        #expect(outer.layouts == 1)
    }

    @Test("A window is as large as the screen by default")
    func window() {
        #expect(UIWindow().bounds == UIScreen.main.bounds)
        #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).bounds.size == CGSize(width: 5, height: 6))
    }

    @Test("A side view of a text field is inset from the border", arguments: [true, false])
    func sideViews(isMirrored: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 60))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let (left, right) = (UIView(), UIView())
        for view in [left, right] { view.frame.size = CGSize(width: 20, height: 20) }
        (field.leftView, field.leftViewMode, field.rightView, field.rightViewMode) = (left, .always, right, .always)
        field.borderStyle = .roundedRect
        stage.window.addSubview(field)
        stage.advance(by: 0.1)
        #expect(left.frame.minX == (isMirrored ? 172 : 8) && right.frame.minX == (isMirrored ? 8 : 172))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 36, y: 0, width: 128, height: 34))
        field.borderStyle = .none
        stage.advance(by: 0.1)
        #expect(left.frame.minX == (isMirrored ? 180 : 0))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 160, height: 34))
    }
}
