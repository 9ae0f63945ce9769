import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Tests that calls and values of iOS compile and mean the same here.
@MainActor
@Suite("Signatures of UIKit")
struct SignatureTests {
    @Test("Priorities, weights and levels can be compared and changed by a number")
    func numbers() {
        var (priority, weight, level) = (UILayoutPriority.defaultLow, UIFont.Weight.regular, UIWindow.Level.normal)
        priority += 1
        weight += 0.4
        level += 2
        #expect(priority > .defaultLow && max(.defaultHigh, priority) == .defaultHigh)
        #expect(weight == .bold && UIFont.Weight.thin < .light && UIFont.Weight(0.4) == .bold)
        #expect(level == UIWindow.Level(2) && level > .normal)
        weight -= 0.4
        level -= 2
        #expect(weight - 0 == .regular && level == .normal && UIFont.Weight.regular + 0.4 == .bold)
    }

    @Test("Traits of a collection that are not given are unspecified")
    func traits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.userInterfaceStyle == .dark && dark.layoutDirection == .unspecified && dark.displayScale == 0)
        #expect(dark.horizontalSizeClass == .unspecified && dark.preferredContentSizeCategory == .unspecified)
        #expect(UITraitCollection(horizontalSizeClass: .compact).userInterfaceStyle == .unspecified)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UITraitCollection(displayScale: 2).displayScale == 2)
        #expect(
            UIFontMetrics.default.scaledValue(for: 10, compatibleWith: dark)
                == UIFontMetrics.default.scaledValue(for: 10))
        let view = UIView()
        #expect(view.traitCollection.layoutDirection == .leftToRight && view.traitCollection.displayScale == 1)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        let direction = UITraitEnvironmentLayoutDirection(rawValue: -1)
        #expect(direction == .unspecified)
    }

    @Test("Key codes have the usages of the USB HID table")
    func keys() {
        let usages: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardA, 4), (.keyboardZ, 29), (.keyboard1, 30), (.keyboard0, 39), (.keyboardReturnOrEnter, 40),
            (.keyboardSpacebar, 44), (.keyboardSlash, 56), (.keyboardCapsLock, 57), (.keyboardF1, 58),
            (.keyboardF12, 69), (.keyboardInsert, 73), (.keyboardUpArrow, 82), (.keypadEnter, 88), (.keypad0, 98),
            (.keyboardNonUSBackslash, 100), (.keyboardF13, 104), (.keyboardF24, 115), (.keyboardMute, 127),
            (.keyboardInternational1, 135), (.keyboardLANG1, 144), (.keyboardExSel, 164), (.keyboardLeftControl, 224),
            (.keyboardRightGUI, 231),
        ]
        for (usage, number) in usages { #expect(usage.rawValue == number) }
        #expect(UIKeyboardHIDUsage(rawValue: 0x28) == .keyboardReturnOrEnter && UIKeyboardHIDUsage(rawValue: 0) == nil)
    }

    @Test("A dynamic color calls its closure for each resolution")
    func dynamicColor() {
        var base = UIColor.red
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : base }
        base = .blue
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.cgColor == UIColor { $0.userInterfaceStyle == .dark ? .white : .red }.cgColor)
    }

    private nonisolated static func width(of text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
    }

    @Test("Text can be measured outside the main actor, with default arguments and a context")
    func text() {
        #expect(Self.width(of: "wide") > 0)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "text")
        let rect = text.boundingRect(with: CGSize(width: 100, height: 100), context: context)
        #expect(context.totalBounds == rect && context.actualScaleFactor == 1 && rect.width > 0)
        #expect(("text" as NSString).boundingRect(with: .zero, context: nil).size == text.size())
        text.draw(with: rect, context: context)
    }

    @Test("Geometry is encoded as arrays")
    func encoding() throws {
        func check<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
            let data = try JSONEncoder().encode(value)
            #expect(String(decoding: data, as: UTF8.self) == text)
            #expect(try JSONDecoder().decode(Value.self, from: data) == value)
        }
        try check(CGVector(dx: 1, dy: 2), "[1,2]")
        try check(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), "[1,2,3,4,5,6]")
        try check(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "[1,2,3,4]")
        try check(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), "[1,2,3,4]")
        try check(UIOffset(horizontal: 1, vertical: 2), "[1,2]")
        #expect(NSDirectionalEdgeInsets() == .zero)
    }

    @Test("Paths are copied through NSCopying")
    func paths() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5))
        path.lineWidth = 7
        let copying: any NSCopying = path
        let copy = copying.copy(with: nil) as? UIBezierPath
        #expect(copy !== path && copy?.lineWidth == 7 && copy?.bounds == path.bounds)
        #expect((path.copy() as? UIBezierPath)?.lineWidth == 7)
    }

    @Test("Button types have the raw values of iOS, and their symbols")
    func buttonTypes() {
        let types: [UIButton.ButtonType] = [
            .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
        ]
        #expect(types.map(\.rawValue) == Array(0...7))
        for type in types {
            let hasSymbol = ![.custom, .system, .plain].contains(type)
            #expect((UIButton(type: type).currentImage != nil) == hasSymbol)
        }
        #expect(UIButton(type: .close).buttonType == .close)
    }

    @Test("Touches and events can be created and passed to a view")
    func touches() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (touch, event) = (UITouch(), UIEvent())
        view.touchesBegan([touch], with: event)
        #expect(touch.location(in: nil) == .zero && touch.window == nil && event.allTouches == nil)
        #expect(touch.timestamp == 0 && touch.tapCount == 0 && event.timestamp == 0)
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: event) === view)
    }

    @Test("Animation options and underline styles have the raw values of iOS, and bars are translucent")
    func options() {
        let options: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        #expect(options.rawValue == 0x260)
        let lines: [NSUnderlineStyle] = [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord]
        #expect(lines.map(\.rawValue) == [0x100, 0x200, 0x300, 0x400, 0x8000])
        #expect(UINavigationBar().isTranslucent && UITabBar().isTranslucent)
        #expect(UIImage(named: "missing", in: .main, with: nil) == nil)
    }

    private nonisolated static var constants: [CGFloat] {
        [UICollectionViewFlowLayout.automaticSize.width, CGFloat(UISegmentedControl.noSegment)]
    }

    @Test("Constants of lists and controls can be read outside the main actor")
    func constants() {
        #expect(Self.constants == [.greatestFiniteMagnitude, -1])
    }

    @Test("Transforms created without arguments have only zeros, and the identities have ones")
    func transforms() {
        let (zero, flat) = (CATransform3D(), CGAffineTransform())
        #expect(zero == CATransform3DScale(CATransform3D(), 2, 2, 2) && !CATransform3DIsIdentity(zero))
        #expect(zero.m11 == 0 && zero.m22 == 0 && zero.m33 == 0 && zero.m44 == 0)
        #expect(flat == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) && !flat.isIdentity)
        let identity = CATransform3DIdentity
        #expect(identity.m11 == 1 && identity.m22 == 1 && identity.m33 == 1 && identity.m44 == 1)
        #expect(CATransform3DMakeAffineTransform(.identity) == identity)
    }

    @Test("Blend modes have the raw values of iOS")
    func blendModes() {
        let modes: [CGBlendMode] = [.normal, .luminosity, .clear, .xor, .plusDarker, .plusLighter]
        #expect(modes.map(\.rawValue) == [0, 15, 16, 25, 26, 27])
    }

    @Test("Styles of row actions have the raw values of iOS, and destructive is another name of default")
    func rowActionStyles() {
        let styles: [UITableViewRowAction.Style] = [.default, .destructive, .normal]
        #expect(styles.map(\.rawValue) == [0, 0, 1])
        #expect(UITableViewRowAction.Style(rawValue: 0) == .destructive)
    }
}
