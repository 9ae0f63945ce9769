import StageKit
import Testing
import UIKit

@Suite("Idioms of older iOS versions, and of drawn and accessible views")
@MainActor
struct OlderSystemIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    @Test("Changes are animated between beginAnimations and commitAnimations, unless actions are disabled")
    func animations() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        stage.window.addSubview(card)
        stage.advance(by: 0)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(0.3)
        UIView.setAnimationCurve(.easeOut)
        UIView.setAnimationBeginsFromCurrentState(true)
        card.center.y += 100
        UIView.commitAnimations()
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        card.layer.cornerRadius = 8
        CATransaction.commit()
        #expect(card.layer.animationKeys() == ["position"])
    }

    @Test("A bullet list has hanging indents and tab stops")
    func bullets() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 15, options: [:])]
        style.defaultTabInterval = 15
        style.firstLineHeadIndent = 0
        style.headIndent = 15
        style.tailIndent = -10
        style.paragraphSpacingBefore = 4
        let text = NSMutableAttributedString(string: "•\tOne\n•\tTwo", attributes: [.paragraphStyle: style])
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red, .baselineOffset: 2],
            range: NSRange(location: 2, length: 3))
        text.addAttributes(
            [.strokeWidth: -3, .strokeColor: UIColor.blue, .link: "https://example.org"],
            range: NSRange(location: 8, length: 3))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).height > 30)
    }

    @Test("A view is rendered into an image, and resizable images have cap insets")
    func images() {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        badge.backgroundColor = .red
        UIGraphicsBeginImageContextWithOptions(badge.bounds.size, false, 0)
        if let context = UIGraphicsGetCurrentContext() { badge.layer.render(in: context) }
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let bubble = image?.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let button = UIButton(type: .custom)
        button.setBackgroundImage(bubble, for: .normal)
        button.setBackgroundImage(image?.stretchableImage(withLeftCapWidth: 10, topCapHeight: 10), for: .highlighted)
        #expect(button.backgroundImage(for: .normal)?.capInsets.left == 8)
        let renderer = UIGraphicsImageRenderer(bounds: badge.bounds)
        let shot = renderer.image { _ in badge.drawHierarchy(in: badge.bounds, afterScreenUpdates: true) }
        #expect(shot.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4))?.width == 4)
    }

    @Test("The status bar has no height, screens have coordinate spaces, and a constraint fixes the gap of two anchors")
    func screen() {
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        pan.edges = .left
        stage.window.addGestureRecognizer(pan)
        let top = UIApplication.shared.statusBarFrame.height
        let place = stage.window.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        #expect(top == 0 && place == .zero && UIScreen.main.fixedCoordinateSpace.bounds.width > 0)
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
        }
        let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        gap.constraint(equalToConstant: 8).isActive = true
        #expect(stage.window.constraints.count == 1)
    }

    @Test("A drawn chart has accessible bars with custom actions")
    func accessibility() {
        let chart = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        stage.window.addSubview(chart)
        chart.accessibilityElements = (0..<3).map { index -> UIAccessibilityElement in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Day \(index)"
            bar.accessibilityTraits = .staticText
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 30, y: 0, width: 20, height: 50)
            bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
            return bar
        }
        #expect(stage.window.accessibilityElementsInOrder.map { $0.frame.minX } == [10, 40, 70])
        #expect(chart.accessibilityElementCount() == 3)
    }
}
