import ControlKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// A coder with a value for "side".
private final class SideCoder: NSCoder {
    var isKeyed = true
    override var allowsKeyedCoding: Bool { isKeyed }
    override func decodeObject(forKey key: String) -> Any? { key == "side" ? 4 : nil }
}

/// Tests small parts of UIKit and Foundation that sources for iOS expect.
@MainActor
@Suite("Names that iOS sources use")
struct IOSNamesTests {
    @Test("Priorities and window levels support + and -, and priorities are clamped to their range")
    func distances() {
        #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
        #expect(UILayoutPriority.required + 1 == .required && UILayoutPriority.fittingSizeLevel - 100 == .init(0))
        var priority = UILayoutPriority.defaultLow
        priority += 2
        priority -= 1
        #expect(priority == UILayoutPriority(251))
        #expect(UIWindow.Level.normal + 1 > .normal && UIWindow.Level.alert - 2000 == .normal)
    }

    @Test("Points, sizes and rectangles are read from strings and written to them")
    func geometry() {
        #expect(NSCoder.cgPoint(for: "{3, 4.5}") == CGPoint(x: 3, y: 4.5))
        #expect(NSCoder.cgSize(for: "{30,40}") == CGSize(width: 30, height: 40))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {30, 40}}") == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
        let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    }

    @Test("value(forKey:) returns the application for the key that app extensions use")
    func application() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        let messages = Messages.during { #expect(UIApplication.value(forKey: "other") == nil) }
        #expect(messages == ["UIApplication: no value for the key \"other\""])
    }

    @Test("value(forKey:) of a coder decodes the object for the key")
    func coder() {
        let coder = SideCoder()
        #expect(coder.value(forKey: "side") as? Int == 4 && coder.value(forKey: "other") == nil)
        coder.isKeyed = false
        #expect(coder.value(forKey: "side") == nil)
    }

    @Test("A text layer accepts a Core Graphics font")
    func fonts() throws {
        try PinnedFonts.use()
        let name = UIFont.boldSystemFont(ofSize: 10).fontName
        let font = try #require(CGFont(name as CFString))
        #expect(font.postScriptName == name && CGFont("No such font") == nil)
        let (layer, other) = (CATextLayer(), CATextLayer())
        layer.font = font
        other.font = name
        #expect(layer.font as? CGFont === font && other.font as? String == name)
    }

    @Test("An image view shows highlightedImage while it is highlighted")
    func highlightedImage() {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let large = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let view = UIImageView(image: small, highlightedImage: large)
        #expect(view.intrinsicContentSize.width == 2)
        view.isHighlighted = true
        #expect(view.intrinsicContentSize.width == 4)
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize.width == 2)
    }

    @Test("An image view shows its animation images one after another", arguments: [(0.0, 0), (0.5, 2)])
    func animatedImages(duration: TimeInterval, count: Int) {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
        let images = [UIColor.red, .green, .blue].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.window.addSubview(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = images
        view.animationDuration = duration
        view.animationRepeatCount = count
        view.startAnimating()
        let step = (duration > 0 ? duration : 0.1) / 3
        stage.advance(by: 0)
        var shown: [CGImage?] = []
        for _ in 0..<4 {
            shown.append(view.layer.presentation()?.contents as? CGImage)
            stage.advance(by: step * 1.001)
        }
        let expected = (images + [images[0]]).map(\.cgImage)
        #expect(zip(shown, expected).allSatisfy { $0 === $1 } && view.isAnimating)
        stage.advance(by: 10)
        #expect(view.isAnimating == (count == 0))
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test("insetsLayoutMarginsFromSafeArea adds the safe area to the margins")
    func margins() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(view.insetsLayoutMarginsFromSafeArea && view.layoutMargins.top == 28)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 8)
        view.layoutMargins.top = 3
        view.insetsLayoutMarginsFromSafeArea = true
        #expect(view.layoutMargins.top == 23)
    }

    @Test("A text view uses the given text container, and subclasses can override its initializer")
    func textContainer() {
        final class Notes: UITextView {
            private(set) var isReady = false
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                isReady = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let container = NSTextContainer()
        container.lineFragmentPadding = 0
        let notes = Notes(frame: .zero, textContainer: container)
        #expect(notes.isReady && notes.textContainer === container)
        #expect(Notes().isReady && Notes(frame: .zero).textContainer.lineFragmentPadding == 5)
    }

    @Test("A field shows attributed text until the text changes, and keeps its font and color")
    func attributedText() {
        let field = UITextField()
        let font = UIFont.boldSystemFont(ofSize: 21)
        let text = NSMutableAttributedString(
            string: "two words", attributes: [.font: font, .foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 5))
        field.attributedText = text
        #expect(field.text == "two words" && field.attributedText == text)
        #expect(field.font == font && field.textColor == .red)
        field.text = "one"
        #expect(field.attributedText?.string == "one")
        #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        field.attributedText = text
        field.insertText("!")
        let last = field.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
        #expect(field.text == "two words!" && last == .red)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        #expect(field.font?.pointSize == 9 && field.textColor == nil)
        field.attributedText = nil
        #expect(field.text == "")
    }
}
