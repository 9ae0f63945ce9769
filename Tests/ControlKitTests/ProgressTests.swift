import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIProgressView and UIActivityIndicatorView")
struct ProgressTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "Progress is clamped to 0...1, and NaN is ignored",
        arguments: [
            (0.5, 0.5), (2, 1), (-1, 0), (.infinity, 1), (-.infinity, 0), (.nan, 0.25),
        ] as [(Float, Float)])
    func values(given: Float, expected: Float) {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.25
        view.progress = given

        #expect(view.progress == expected && view.bounds.height == 4)
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 3)
    }

    @Test("An animated change takes a quarter of a second, and then nothing is drawn")
    func animated() {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 20))
        let view = UIProgressView(frame: CGRect(x: 10, y: 8, width: 100, height: 4))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        func isFilled(_ x: Int) -> Bool { stage.pixel(x: x, y: 10) == UIColor.systemBlue.resolved(dark: false) }

        view.setProgress(1, animated: true)
        #expect(view.progress == 1)
        stage.advance(by: 0.125)
        #expect(isFilled(30) && !isFilled(100))
        stage.advance(by: 0.2)
        #expect(isFilled(30) && isFilled(100))
        let count = stage.drawnFrames
        stage.advance(by: 2)
        #expect(stage.drawnFrames == count && stage.window.nextDeadline == nil)
        view.progress = 0
        stage.advance(by: 0.02)
        #expect(!isFilled(12))
    }

    @Test("Progress set before the first layout is shown in the first frame", arguments: [false, true])
    func beforeLayout(isMirrored: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 20))
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.6
        view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        stage.window.addSubview(view)
        view.setProgress(0.6, animated: true)
        view.frame = CGRect(x: 30, y: 8, width: 60, height: 4)
        let fill = UIColor.systemBlue.resolved(dark: false)
        for seconds in [0, 0.05, 0.1, 0.1] {
            stage.advance(by: seconds)
            #expect(stage.pixel(x: isMirrored ? 80 : 40, y: 10) == fill)
            #expect(stage.pixel(x: isMirrored ? 40 : 80, y: 10) != fill)
            for x in [10, 24, 96, 110] { #expect(stage.pixel(x: x, y: 10) == UIColor.white.resolved(dark: false)) }
        }
    }

    @Test("An activity indicator is hidden while it is stopped, unless hidesWhenStopped is false")
    func wheelDefaults() {
        let wheel = UIActivityIndicatorView(style: .large)

        #expect(wheel.isHidden && !wheel.isAnimating && wheel.hidesWhenStopped)
        #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37) && wheel.bounds.size.width == 37)
        wheel.style = .medium
        #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden && !wheel.isAnimating)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
        let gray = wheel.color
        wheel.color = .systemRed
        wheel.color = nil
        #expect(wheel.color == gray)
    }

    @Test("An activity indicator draws frames only while it animates and is visible")
    func wheelFrames() {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.center = CGPoint(x: 30, y: 30)
        wheel.hidesWhenStopped = false
        stage.window.addSubview(wheel)
        stage.advance(by: 0)
        func frames(_ change: () -> Void) -> Int {
            change()
            stage.advance(by: 0.1)
            let count = stage.drawnFrames
            stage.advance(by: 1)
            return stage.drawnFrames - count
        }

        #expect(frames {} == 0)
        #expect(frames { wheel.startAnimating() } > 50)
        #expect(frames { wheel.isHidden = true } == 0)
        #expect(stage.window.nextDeadline == nil)
        #expect(frames { wheel.isHidden = false } > 50)
        #expect(frames { wheel.center.x = 900 } == 0)
        #expect(frames { wheel.center.x = 30 } > 50)
        #expect(frames { wheel.removeFromSuperview() } == 0)
        #expect(frames { stage.window.addSubview(wheel) } > 50)
        #expect(frames { wheel.stopAnimating() } == 0)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test(
        "Progress views and activity indicators match their golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 520, height: 240))
        for (name, style) in [("default", UIProgressView.Style.default), ("bar", .bar)] {
            let views = [0, 0.4, 1].map { (progress: Float) in
                let view = UIProgressView(progressViewStyle: style)
                view.progress = progress
                return view
            }
            sheet.add(name, views)
        }
        let custom = UIProgressView(progressViewStyle: .default)
        custom.progress = 0.6
        custom.progressTintColor = .systemGreen
        custom.trackTintColor = .systemGray5
        sheet.add("custom", [custom])
        for (name, isTurning) in [("standing", false), ("turning", true)] {
            let wheels = [UIActivityIndicatorView.Style.medium, .large, .large].map { style in
                let wheel = UIActivityIndicatorView(style: style)
                wheel.hidesWhenStopped = false
                if isTurning { wheel.startAnimating() }
                return wheel
            }
            wheels[2].color = .systemPurple
            sheet.add(name, wheels)
        }
        sheet.stage.advance(by: 0)
        sheet.stage.advance(by: 0.25)
        try sheet.expect("progress", appearance)
    }
}

extension UIColor {
    /// Returns this color as resolved for dark or light style.
    func resolved(dark: Bool) -> UIColor {
        resolvedColor(with: UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
    }
}
