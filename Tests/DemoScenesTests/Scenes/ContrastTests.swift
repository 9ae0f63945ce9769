import ControlKit
import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

/// Tests the contrast of text and controls on the demo's screens, as defined by WCAG 2. Disabled controls may have less
/// contrast.
@MainActor
@Suite("Contrast on the demo's screens")
struct ContrastTests {
    private enum Least {
        static let text = 4.5
        /// The minimum contrast of large text and of the edges of controls.
        static let large = 3.0
    }

    /// The font size from which text counts as large, in points.
    private static let largeSize: CGFloat = 24
    private nonisolated static let cases = DemoScene.allCases.flatMap { scene in
        [UIUserInterfaceStyle.light, .dark].map { (scene, $0) }
    }

    /// A post with all its parts, whose pictures are missing.
    private static let feed = LoadedFeed(
        posts: [
            Post(
                id: "1", author: .init(name: "Ada Lovelace", handle: "@ada", avatar: "gone"), time: "now",
                text: "Hello.", picture: "gone", likes: 1, comments: 1)
        ], images: [:])
    private static let results: [Result<LoadedFeed, FeedError>] = [
        .success(feed), .success(LoadedFeed(posts: [], images: [:])),
        .failure(FeedError(message: "The server answered 500.", advice: "Wait.")),
    ]

    private func stage(
        _ scene: DemoScene, _ style: UIUserInterfaceStyle, _ result: Result<LoadedFeed, FeedError>
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: CGSize(width: 1280, height: 900), style: style)
        stage.window.rootViewController = scene.makeController(
            style: DemoStyle(), service: PreparedFeedService(result: result, loadTime: 1), quit: {})
        stage.advance(by: 3)
        return stage
    }

    // MARK: Colors

    private func luminance(_ color: RGBA) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func contrast(_ color: RGBA, on background: RGBA) -> Double {
        let pair = [luminance(blend(color, over: background)), luminance(background)].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
    }

    private func blend(_ color: RGBA, over background: RGBA) -> RGBA {
        func mixed(_ top: Double, _ bottom: Double) -> Double { top * color.alpha + bottom * (1 - color.alpha) }
        return RGBA(
            red: mixed(color.red, background.red), green: mixed(color.green, background.green),
            blue: mixed(color.blue, background.blue))
    }

    /// Returns the color behind `view`, composited from the backgrounds of its ancestors and of the ancestors' subviews
    /// below it.
    private func background(behind view: UIView) -> RGBA {
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        var color = RGBA.white
        func lay(_ view: UIView) {
            guard let background = view.backgroundColor?.cgColor.resolved(dark: isDark) else { return }
            color = blend(background, over: color)
        }
        let path = sequence(first: view, next: \.superview).reversed()
        for (parent, child) in zip(path, path.dropFirst()) {
            lay(parent)
            for sibling in parent.subviews.prefix(while: { $0 !== child }) where !sibling.isHidden {
                if sibling.convert(sibling.bounds, to: nil).contains(place) { lay(sibling) }
            }
        }
        return color
    }

    /// Returns `true` if the view is visible and enabled; disabled controls are exempt.
    private func isSeen(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).allSatisfy {
            !$0.isHidden && ($0 as? UIControl)?.isEnabled != false && ($0 as? InspectorRow)?.isRowEnabled != false
        }
    }

    /// Expects every label in `view` to be readable and returns the number of labels. `state` is used in messages.
    private func expectReadable(_ view: UIView, _ state: String) -> Int {
        let labels = view.descendants(of: UILabel.self).filter { $0.text?.isEmpty == false && isSeen($0) }
        for label in labels {
            var background = background(behind: label)
            let isDark = label.traitCollection.userInterfaceStyle == .dark
            if let own = label.backgroundColor {
                background = blend(own.cgColor.resolved(dark: isDark), over: background)
            }
            var color = label.textColor.cgColor.resolved(dark: isDark)
            color.alpha *= label.alpha
            let found = contrast(color, on: background)
            let least = label.font.pointSize >= Self.largeSize ? Least.large : Least.text
            #expect(found >= least, "\"\(label.text ?? "")\", \(state): \(found)")
        }
        return labels.count
    }

    private func isRing(_ view: UIView) -> Bool {
        let parent = view.superview
        return view.layer.borderWidth >= 2
            && (parent is UIControl || parent is UITableViewCell || parent is UICollectionViewCell
                || parent?.superview is UITextField)
    }

    // MARK: Tests

    @Test("Cards stand out from the page, and a selected alternative is lighter than the track behind it")
    func surfaces() throws {
        for isDark in [false, true] {
            func color(_ color: UIColor) -> RGBA { color.cgColor.resolved(dark: isDark) }
            #expect(contrast(color(DemoPalette.card), on: color(DemoPalette.page)) > 1.1)
            let fixture = try DemoFixture(style: isDark ? .dark : .light)
            let buttons = fixture.stage.window.descendants(of: KeyButton.self)
            let selected = try #require(buttons.first { $0.isChoice && $0.isSelected })
            let fill = color(try #require(selected.configuration?.baseBackgroundColor))
            #expect(luminance(fill) > luminance(color(DemoPalette.well)))
        }
    }

    @Test("Text is readable when loaded, empty and failed, and on buttons in all states", arguments: cases)
    private func text(scene: DemoScene, style: UIUserInterfaceStyle) throws {
        var read = 0
        for result in Self.results {
            let stage = try stage(scene, style, result)
            read += expectReadable(stage.window, "at rest")
            for button in stage.window.descendants(of: UIButton.self) where isSeen(button) {
                button.pointerIsOverDidChange(true)
                read += expectReadable(button, "pointed at")
                button.isHighlighted = true
                read += expectReadable(button, "pressed")
            }
        }
        #expect(read > 30)
    }

    @Test("Panels and the key sheet are readable, including the focused view", arguments: [false, true])
    func panels(isDark: Bool) throws {
        let fixture = try DemoFixture(style: isDark ? .dark : .light)
        let (stage, window) = (fixture.stage, fixture.stage.window)
        stage.type("i")
        stage.advance(by: 2)
        var read = expectReadable(window, "at rest")
        for button in window.descendants(of: UIButton.self) where isSeen(button) {
            button.pointerIsOverDidChange(true)
            read += expectReadable(button, "pointed at")
            button.isHighlighted = true
            read += expectReadable(button, "pressed")
            button.isHighlighted = false
            button.pointerIsOverDidChange(false)
        }
        #expect(read > 80)
        for _ in 0..<35 {
            stage.press(.keyboardTab)
            stage.advance(by: 0.02)
            let focused = try #require(window.focusedView)
            let ring = try #require(focused.descendants(of: UIView.self).last { isRing($0) && isSeen($0) })
            let color = try #require(ring.layer.borderColor).resolved(dark: isDark)
            #expect(contrast(color, on: background(behind: ring)) >= Least.large, "the ring of \(focused)")
        }
        stage.type("?")
        stage.advance(by: 0.1)
        #expect(expectReadable(try #require(window.descendants(of: KeySheet.self).first), "at rest") > 30)
    }

    @Test("Focus rings and filled buttons have enough contrast", arguments: cases)
    private func edges(scene: DemoScene, style: UIUserInterfaceStyle) throws {
        let isDark = style == .dark
        var rings = 0
        for result in Self.results {
            let stage = try stage(scene, style, result)
            for _ in 0..<12 {
                stage.press(.keyboardTab)
                stage.advance(by: 0.1)
                let focused = try #require(stage.window.focusedView)
                let ring = try #require(
                    focused.descendants(of: UIView.self).last { isRing($0) && isSeen($0) })
                let color = try #require(ring.layer.borderColor).resolved(dark: isDark)
                let found = contrast(color, on: background(behind: ring))
                #expect(found >= Least.large, "the ring of \(focused): \(found)")
                rings += 1
            }
            for button in stage.window.descendants(of: UIButton.self)
            where isSeen(button) && button.configuration == .filled() {
                let fill = try #require(button.subviews.first { $0.backgroundColor != nil })
                let color = try #require(fill.backgroundColor).cgColor.resolved(dark: isDark)
                #expect(contrast(color, on: background(behind: fill)) >= Least.large)
            }
        }
        #expect(rings == 36)
    }
}
