import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

/// Tests the bones of automatic skeletons for views without flags.
@MainActor
@Suite("Automatic skeletons")
struct AutomaticSkeletonTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    private func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? root).addSubview(view)
        return view
    }

    private func label(_ text: String?, _ frame: CGRect, to parent: UIView? = nil) -> UILabel {
        let label = add(UILabel(), frame, to: parent)
        label.text = text
        return label
    }

    private func show() {
        root.showSkeleton(.solid(usingColor: .black, transition: .none).automatically())
        stage.advance(by: 0)
    }

    private func bones(of view: UIView) -> [CGRect] {
        root.sk.bones.filter { $0.view === view }.map(\.frame)
    }

    // MARK: Rules

    @Test("Text, images, controls and colored views get bones; containers stay visible")
    func rules() {
        let card = add(UIView(), CGRect(x: 10, y: 10, width: 280, height: 200))
        card.backgroundColor = .white
        let portrait = add(UIImageView(), CGRect(x: 10, y: 10, width: 40, height: 40), to: card)
        portrait.layer.cornerRadius = 20
        let name = label("Ada", CGRect(x: 60, y: 10, width: 200, height: 20), to: card)
        let toggle = add(UISwitch(), CGRect(x: 10, y: 60, width: 51, height: 31), to: card)
        let button = add(UIButton(), CGRect(x: 80, y: 60, width: 60, height: 30), to: card)
        let chip = add(UIView(), CGRect(x: 10, y: 100, width: 60, height: 20), to: card)
        chip.backgroundColor = .red
        let separator = add(UIView(), CGRect(x: 10, y: 130, width: 200, height: 1), to: card)
        separator.backgroundColor = .black
        let spinner = add(UIActivityIndicatorView(), CGRect(x: 10, y: 140, width: 20, height: 20), to: card)
        let blank = add(UIView(), CGRect(x: 10, y: 170, width: 60, height: 20), to: card)
        show()

        #expect(bones(of: card).isEmpty && bones(of: blank).isEmpty)
        #expect(bones(of: separator).isEmpty && bones(of: spinner).isEmpty)
        #expect(bones(of: portrait) == [CGRect(x: 20, y: 20, width: 40, height: 40)])
        #expect(root.sk.bones.first { $0.view === portrait }?.cornerRadius == 20)
        #expect(bones(of: toggle) == [CGRect(x: 20, y: 70, width: 51, height: 31)])
        #expect(root.sk.bones.first { $0.view === toggle }?.cornerRadius == 15.5)
        #expect(bones(of: button).count == 1 && bones(of: chip).count == 1)
        let line = bones(of: name)
        #expect(line.count == 1)
        // The bone is as wide as three letters and no taller than the label.
        #expect(line.allSatisfy { $0.minX >= 69 && $0.width > 20 && $0.width < 40 && $0.height > 8 && $0.height < 20 })
        #expect(root.sk.isSkeletonActive && name.sk.isSkeletonActive)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(root.sk.bones.isEmpty && stage.window.nextDeadline == nil)
    }

    @Test("A view behind its siblings is a background and stays visible")
    func background() {
        let plate = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 60))
        plate.backgroundColor = .red
        let text = label("On it", CGRect(x: 20, y: 20, width: 80, height: 20))
        show()
        #expect(bones(of: plate).isEmpty)
        #expect(bones(of: text).count == 1)
    }

    @Test("Each line of text has a bone of its width after every layout")
    func lines() {
        let text = label(
            "The quick brown fox jumps over the lazy dog and on", CGRect(x: 0, y: 0, width: 150, height: 100))
        text.numberOfLines = 0
        show()
        let narrow = bones(of: text)
        #expect(narrow.count == text.textLayout(width: 150).lineCount && narrow.count > 2)
        let widths = Set(narrow.map { $0.width.rounded() })
        #expect(widths.count > 1)
        #expect(zip(narrow, narrow.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        text.frame.size.width = 290
        stage.advance(by: 0)
        #expect(bones(of: text).count < narrow.count)
        text.text = "Short"
        stage.advance(by: 0)
        #expect(bones(of: text).count == 1)
    }

    @Test("In right-to-left layouts, bones of text are aligned to the right")
    func direction() {
        let text = label("Ada", CGRect(x: 0, y: 0, width: 200, height: 20))
        stage.direction = .rightToLeft
        show()
        #expect(bones(of: text).allSatisfy { $0.maxX > 195 && $0.minX > 150 })
    }

    // MARK: Annotations

    @Test("Annotations apply to a view and its subviews")
    func annotations() {
        let frames = (0..<5).map { CGRect(x: 10, y: 10 + 50 * CGFloat($0), width: 200, height: 40) }
        let groups = frames.map { add(UIView(), $0) }
        for group in groups {
            group.backgroundColor = .green
            _ = add(UIImageView(), CGRect(x: 10, y: 10, width: 20, height: 20), to: group)
            _ = add(UIImageView(), CGRect(x: 50, y: 5, width: 20, height: 20), to: group)
        }
        let annotations: [SkeletonAnnotation] = [
            .ignore, .keep, .unite, .replace(CGSize(width: 30, height: 10)), .leaf,
        ]
        for (group, annotation) in zip(groups, annotations) { group.skeletonAnnotation = annotation }
        show()
        #expect(root.sk.bones.map(\.view) == Array(groups[2...]))
        #expect(bones(of: groups[2]) == [CGRect(x: 20, y: 115, width: 60, height: 25)])
        #expect(bones(of: groups[3]) == [CGRect(x: 10, y: 175, width: 30, height: 10)])
        #expect(bones(of: groups[4]) == [frames[4]])
        // The first view is not drawn; the second is.
        #expect(stage.pixel(x: 100, y: 12).bytes != UIColor.green.bytes)
        #expect(stage.pixel(x: 100, y: 62).bytes == UIColor.green.bytes)

        groups[4].skeletonAnnotation = nil
        stage.advance(by: 0)
        #expect(root.sk.bones.count == 4)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 100, y: 12).bytes == UIColor.green.bytes)
    }

    @Test("Flags take precedence over the view's type and annotation")
    func flags() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        _ = label("One", CGRect(x: 0, y: 0, width: 100, height: 20), to: box)
        box.isSkeletonable = true
        let text = label("Two", CGRect(x: 10, y: 100, width: 100, height: 40))
        text.isSkeletonable = true
        text.skeletonAnnotation = .keep
        show()
        #expect(bones(of: box) == [CGRect(x: 10, y: 10, width: 100, height: 50)])
        // The lines of a flagged label have the configured height, as in skeletons that aren't automatic.
        #expect(bones(of: text).map(\.height) == [15])
    }

    // MARK: Parts

    @Test("Parts can be hidden separately, as with flags")
    func parts() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        let inside = add(UIImageView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: box)
        let other = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        show()
        #expect(root.sk.bones.count == 2)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(bones(of: inside).isEmpty && bones(of: other).count == 1)
        other.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(!root.sk.isSkeletonActive && root.sk.bones.isEmpty)
    }

    @Test("Showing a skeleton again that isn't automatic covers only flagged views")
    func turnedToFlags() {
        _ = add(UIImageView(), CGRect(x: 10, y: 10, width: 20, height: 20))
        let flagged = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        flagged.isSkeletonable = true
        show()
        #expect(root.sk.bones.count == 2)
        root.showSkeleton(.solid(transition: .none))
        stage.advance(by: 0)
        #expect(root.sk.bones.map(\.view) == [flagged])
        root.showSkeleton(.gradient(animated: true).automatically())
        stage.advance(by: 0)
        #expect(root.sk.bones.count == 2)
    }

    // MARK: Report

    @Test("The report gives the reason for each view's result")
    func report() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        _ = label("Ada", CGRect(x: 0, y: 0, width: 80, height: 20), to: box)
        let hidden = add(UIView(), CGRect(x: 0, y: 20, width: 80, height: 20), to: box)
        hidden.skeletonAnnotation = .ignore
        let flagged = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        flagged.isSkeletonable = true
        show()
        #expect(
            root.sk.report.entries.map(\.outcome) == [.container, .container, .lines(1), .leftOut, .block])
        #expect(
            root.sk.report.entries.map(\.reason) == [.subviews, .subviews, .text, .annotation(.ignore), .flag])
        #expect(
            root.sk.report.description == """
                UIView: searched, because there are views in it
                  UIView: searched, because there are views in it
                    UILabel: 1 line, because it is text
                    UIView: left out, because its annotation is ignore
                  UIImageView: a bone, because it is flagged
                """)
        // For a skeleton that uses flags, the report states their effect.
        root.showSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(root.sk.report.entries.map(\.reason) == [.subviews, .noFlag, .flag])
    }

    @Test("The report says that an empty label gets no bone because it has no height")
    func emptyLabel() throws {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
        let label = UILabel()
        label.isSkeletonable = true
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentHuggingPriority(.required, for: .vertical)
        stage.window.addSubview(label)
        label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        stage.advance(by: 0)
        stage.window.showSkeleton()
        stage.advance(by: 0)
        let entry = try #require(stage.window.sk.report.entries.last)
        #expect(entry.className == "UILabel" && entry.outcome == .leftOut && entry.reason == .empty)
    }

    @Test("Before a skeleton is shown, its report predicts the bones, with placeholders and without hidden views")
    func reportBefore() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UILabel()])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 180),
        ])
        for (label, count) in zip(stack.arrangedSubviews.compactMap { $0 as? UILabel }, [1, 2, 4]) {
            label.numberOfLines = count
            label.skeletonPlaceholder = .sentences(4)
        }
        let picture = add(UIImageView(), CGRect(x: 200, y: 0, width: 20, height: 20))
        picture.isHidden = true
        let odd = add(UIView(), CGRect(x: 200, y: 40, width: 20, height: 20))
        odd.skeletonAnnotation = .replace(CGSize(width: CGFloat.nan, height: 20))
        stage.advance(by: 0)
        let frames = stack.arrangedSubviews.map(\.frame)
        let before = root.sk.report
        #expect(
            before.entries.map(\.outcome) == [
                .container, .container, .lines(1), .lines(2), .lines(4), .leftOut, .leftOut,
            ])
        #expect(before.entries[5].reason == .hidden)
        #expect(before.description.contains("UIImageView: left out, because it is hidden"))
        // The layout is restored.
        #expect(stack.arrangedSubviews.map(\.frame) == frames && frames.allSatisfy { $0.height == 0 })
        show()
        let after = root.sk.report
        #expect(after.description == before.description)
        #expect(after.entries.map(\.frame) == before.entries.map(\.frame))
        #expect(root.sk.bones.count == 7)
    }

    @Test("Before a skeleton is shown, explainedViews predicts the lines of empty labels")
    func explainedBefore() {
        let several = label("", CGRect(x: 20, y: 20, width: 200, height: 200))
        several.numberOfLines = 0
        several.skeletonPlaceholder = .sentences(4)
        _ = label("", CGRect(x: 20, y: 240, width: 200, height: 20))
        let group = add(UIView(), CGRect(x: 20, y: 270, width: 200, height: 20))
        group.skeletonAnnotation = .unite
        let united = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        group.addSubview(united)
        stage.advance(by: 0)
        func outcomes() -> [SkeletonReport.Outcome] { root.sk.explainedViews.map(\.entry.outcome) }
        let before = outcomes()
        show()
        #expect(before == outcomes())
        #expect(before[2...] == [.lines(1), .block])
        if case .lines(let count) = before[1] { #expect(count > 3) } else { Issue.record("no lines") }
    }

    @Test("A label without an area is left out as empty, both before and after the skeleton is shown")
    func labelWithoutArea() throws {
        let empty = label("Ada", CGRect(x: 10, y: 10, width: 0, height: 20))
        for _ in 0..<2 {
            let explained = root.sk.explainedViews.first { $0.view === empty }
            let entry = try #require(explained).entry
            #expect(entry.outcome == .leftOut && entry.reason == .empty)
            show()
        }
    }

    @Test("The description of an annotation is its name, with the size of a replacement")
    func writtenAnnotations() {
        let size = CGSize(width: 30, height: 12.5)
        let texts = [SkeletonAnnotation.ignore, .keep, .unite, .replace(size), .leaf].map { "\($0)" }
        #expect(texts == ["ignore", "keep", "unite", "replace(30x12.5)", "leaf"])
        #expect("\(SkeletonAnnotation.replace(CGSize(width: CGFloat.nan, height: 1)))" == "replace(nanx1)")
    }

    // MARK: Edges

    @Test("Lines start at the same edge, whatever their first letter", arguments: [false, true])
    func leadingEdges(isRightToLeft: Bool) throws {
        root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let labels = ["Ada", "jump", "Hilda", "o"].enumerated().map { index, text in
            let label = label(text, CGRect(x: 20, y: 20 + 30 * index, width: 200, height: 24))
            label.semanticContentAttribute = root.semanticContentAttribute
            return label
        }
        let words = "Jolly all of them: there they are, on every side"
        let text = label(words, CGRect(x: 20, y: 150, width: 120, height: 90))
        text.semanticContentAttribute = root.semanticContentAttribute
        text.numberOfLines = 0
        let middle = label("Ada", CGRect(x: 20, y: 250, width: 200, height: 24))
        middle.textAlignment = .center
        show()
        let lines = (labels + [text]).flatMap { view in bones(of: view).map { (view, $0) } }
        #expect(lines.count >= 7)
        for (view, line) in lines {
            #expect(isRightToLeft ? line.maxX == view.frame.maxX : line.minX == 20)
            #expect(line.width < view.frame.width)
        }
        let centered = try #require(bones(of: middle).first)
        #expect(abs(centered.midX - 120) < 2 && centered.width < 50)
    }

    @Test("A united image view with only hidden subviews is one bone; a united group with only ignored parts has none")
    func unitedAlone() {
        let picture = add(UIImageView(), CGRect(x: 20, y: 20, width: 40, height: 30))
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        picture.addSubview(hidden)
        let group = add(UIView(), CGRect(x: 20, y: 80, width: 100, height: 30))
        let part = add(UIImageView(), CGRect(x: 30, y: 80, width: 20, height: 20), to: group)
        part.skeletonAnnotation = .ignore
        for view in [picture, group] { view.skeletonAnnotation = .unite }
        show()
        #expect(bones(of: picture) == [picture.frame])
        #expect(bones(of: group).isEmpty)
    }

    @Test("A united view keeps its background and border")
    func unitedBackground() {
        let card = add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 100))
        card.backgroundColor = .green
        (card.layer.borderWidth, card.layer.borderColor) = (4, UIColor.blue.cgColor)
        card.skeletonAnnotation = .unite
        for x in [40, 100] { _ = add(UIImageView(), CGRect(x: x, y: 40, width: 40, height: 20), to: card) }
        show()
        #expect(bones(of: card) == [CGRect(x: 60, y: 60, width: 100, height: 20)])
        #expect(stage.pixel(x: 22, y: 60).bytes == UIColor.blue.bytes)
        #expect(stage.pixel(x: 40, y: 60).bytes == UIColor.green.bytes)
        #expect(stage.pixel(x: 110, y: 70).bytes == UIColor.black.bytes)
        card.backgroundColor = .red
        card.setNeedsLayout()
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 60).bytes == UIColor.red.bytes)
        (card.backgroundColor, card.layer.borderWidth) = (nil, 0)
        card.setNeedsLayout()
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 60).bytes == stage.pixel(x: 250, y: 60).bytes)
        #expect(stage.pixel(x: 110, y: 70).bytes == UIColor.black.bytes)
    }
}
