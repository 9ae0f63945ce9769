import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

/// Tests the placeholder text that gives empty labels their size.
@MainActor
@Suite("Placeholders")
struct PlaceholderTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))

    init() throws {
        try PinnedFonts.use()
    }

    @Test("Equal seeds give equal text, and other seeds mostly give different text")
    func seeds() {
        let kinds: [SkeletonPlaceholder] = [.words(3), .name, .sentence, .sentences(2), .number(digits: 7), .date]
        for kind in kinds {
            #expect(kind.text(seed: 5) == kind.text(seed: 5))
            #expect(Set((0..<20).map { kind.text(seed: $0) }).count > 10)
        }
        #expect(SkeletonPlaceholder.text("x").text(seed: 1) == "x")
    }

    @Test("Each kind of placeholder has its form, and counts are clamped")
    func forms() throws {
        for seed in UInt64(0)..<50 {
            #expect(SkeletonPlaceholder.words(4).text(seed: seed).split(separator: " ").count == 4)
            #expect(SkeletonPlaceholder.name.text(seed: seed).split(separator: " ").count == 2)
            #expect(SkeletonPlaceholder.sentence.text(seed: seed).hasSuffix("."))
            let number = SkeletonPlaceholder.number(digits: 7).text(seed: seed)
            #expect(number.count == 9 && number.filter { $0 == "," }.count == 2 && !number.hasPrefix("0"))
            let date = SkeletonPlaceholder.date.text(seed: seed).split(separator: " ")
            #expect(date.count == 3 && Int(date[0]).map { (1...28).contains($0) } == true)
        }
        #expect(SkeletonPlaceholder.words(0).text(seed: 1).split(separator: " ").count == 1)
        #expect(SkeletonPlaceholder.words(.max).text(seed: 1).split(separator: " ").count == 500)
        #expect(SkeletonPlaceholder.number(digits: 99).text(seed: 1).filter { $0 != "," }.count == 18)
        #expect(SkeletonPlaceholder.sentences(-1).text(seed: 1).filter { $0 == "." }.count == 1)
    }

    /// Creates a column of two empty labels, one for a single line and one for any number of lines, whose constraints
    /// don't set heights.
    private func column() -> (UIView, [UILabel]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let labels = [UILabel(), UILabel()]
        labels[1].numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 180),
        ])
        stage.window.addSubview(root)
        stage.advance(by: 0)
        return (root, labels)
    }

    @Test("An empty label has the size and lines of its placeholder while the skeleton is shown, but never its text")
    func emptyLabels() {
        let (root, labels) = column()
        #expect(labels.allSatisfy { $0.bounds.height == 0 })
        root.showSkeleton(.solid(usingColor: .black, transition: .none).automatically())
        stage.advance(by: 0)
        #expect(labels[0].bounds.height > 10 && labels[1].bounds.height > 30)
        #expect(labels.allSatisfy { $0.text == nil && $0.attributedText == nil })
        let bones = root.sk.bones
        #expect(bones.filter { $0.view === labels[0] }.count == 1)
        #expect(bones.filter { $0.view === labels[1] }.count >= 2)
        // The result is the same every time.
        let frames = bones.map(\.frame)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(labels.allSatisfy { $0.bounds.height == 0 && $0.intrinsicContentSize == .zero })
        root.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        #expect(root.sk.bones.map(\.frame) == frames)
    }

    @Test("A label's own placeholder applies while the label has no text")
    func ownPlaceholder() {
        let (root, labels) = column()
        labels[0].skeletonPlaceholder = .text("Hi")
        root.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let short = root.sk.bones.first { $0.view === labels[0] }?.frame.width ?? 0
        #expect(short > 5 && short < 25)
        labels[0].text = "Much more than that"
        stage.advance(by: 0)
        let long = root.sk.bones.first { $0.view === labels[0] }?.frame.width ?? 0
        #expect(long > 100)
        labels[0].text = nil
        stage.advance(by: 0)
        #expect(root.sk.bones.first { $0.view === labels[0] }?.frame.width == short)
    }
}
