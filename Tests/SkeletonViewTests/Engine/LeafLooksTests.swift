import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the properties of a view that its bones preserve or follow.
@MainActor
@Suite("Bones follow the look of their views")
struct LeafLooksTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    private func show(_ view: UIView) {
        view.isSkeletonable = true
        stage.window.addSubview(view)
        view.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0.1)
    }

    @Test("The bone of a button or segmented control has the control's corner radius")
    func buttons() {
        let styles: [(UIButton.Configuration.CornerStyle, CGFloat)] = [
            (.small, 4), (.medium, 8), (.large, 12), (.capsule, 20),
        ]
        for (style, radius) in styles {
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = style
            let button = UIButton(configuration: configuration, primaryAction: nil)
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
            show(button)
            #expect(button.sk.bones.map(\.cornerRadius) == [radius])
            button.removeFromSuperview()
        }
        let button = UIButton(configuration: .filled(), primaryAction: nil)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        button.skeletonCornerRadius = 3
        show(button)
        #expect(button.sk.bones.map(\.cornerRadius) == [3])
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 10, y: 60, width: 100, height: 32)
        show(segments)
        #expect(segments.sk.bones.map(\.cornerRadius) == [8])
    }

    @Test("A skeletonable search bar has one bone, and an automatic skeleton covers its search field")
    func searchBars() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 10, width: 200, height: 56))
        show(bar)
        #expect(bar.sk.bones.map(\.frame.size) == [bar.bounds.size])
        bar.removeFromSuperview()

        let other = UISearchBar(frame: CGRect(x: 0, y: 10, width: 200, height: 56))
        let view = UIView(frame: stage.window.bounds)
        view.addSubview(other)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        view.showSkeleton(automatically: true)
        stage.advance(by: 0.1)
        #expect(view.sk.bones.map(\.cornerRadius) == [10] && other.searchTextField.sk.bones.count == 1)
    }

    @Test("The shadow of a view stays below its bone, during and after the fade", arguments: [0, 0.4])
    func shadow(duration: Double) {
        let view = UIView(frame: CGRect(x: 60, y: 60, width: 60, height: 60))
        view.backgroundColor = .red
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (
            1, 0, CGSize(width: 20, height: 0)
        )
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        let shadow = stage.pixel(x: 130, y: 90)
        #expect(shadow != stage.pixel(x: 20, y: 20))
        view.isSkeletonable = true
        let transition: SkeletonTransitionStyle = duration == 0 ? .none : .crossDissolve(duration)
        view.showSkeleton(usingColor: .blue, transition: transition)
        for _ in 0..<6 {
            stage.advance(by: 0.1)
            #expect(stage.pixel(x: 130, y: 90) == shadow)
        }
        #expect(stage.pixel(x: 90, y: 90).bytes == UIColor.blue.bytes)
        view.hideSkeleton(transition: transition)
        for _ in 0..<6 {
            stage.advance(by: 0.1)
            #expect(stage.pixel(x: 130, y: 90) == shadow)
        }
        #expect(stage.pixel(x: 90, y: 90).bytes == UIColor.red.bytes)
    }

    @Test(
        "In an automatic skeleton, the bones of lines never touch, however small the line spacing",
        arguments: [0, 0.6, 0.8, 1, 1.5])
    func lines(multiple: CGFloat) throws {
        try PinnedFonts.use()
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineHeightMultiple = multiple
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 150))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "Heights of jumping lines that are quite long and take some room",
            attributes: [.paragraphStyle: paragraph, .font: UIFont.systemFont(ofSize: 17)])
        stage.window.addSubview(label)
        label.showSkeleton(automatically: true)
        stage.advance(by: 1)
        let frames = label.sk.bones.map(\.frame)
        #expect(frames.count > 2)
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.minY - upper.maxY >= 1) }
        #expect(Set(frames.map { ($0.height * 100).rounded() }).count == 1)
    }

    @Test("Delayed show methods can be used as function values with the arguments of SkeletonView on iOS")
    func functionValues() {
        typealias Show = @MainActor (UIColor, Bool, TimeInterval, SkeletonTransitionStyle) -> Void
        typealias ShowGradient = @MainActor (SkeletonGradient, Bool, TimeInterval, SkeletonTransitionStyle) -> Void
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let show: Show = view.showSkeleton(usingColor:animated:delay:transition:)
        let showGradient: ShowGradient = view.showGradientSkeleton(usingGradient:animated:delay:transition:)
        show(.red, false, 0.5, .none)
        stage.advance(by: 0.4)
        #expect(!view.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(view.sk.isSkeletonActive)
        showGradient(SkeletonGradient(baseColor: .clouds), true, 0.5, .none)
        view.showSkeleton(usingColor: .red, delay: 0.1)
        view.showSkeleton(animation: { $0.pulse }, delay: 0.1)
        stage.advance(by: 1)
        #expect(view.sk.isSkeletonActive)
    }
}
