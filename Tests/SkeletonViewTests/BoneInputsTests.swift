import Foundation
import SDLKit
import SkeletonView
import TestSupport
import Testing

/// What decides about bones, changed while they are shown: the next frame has the bones of a skeleton shown afresh.
@MainActor
@Suite("Inputs of bones")
struct BoneInputsTests {
    enum Input: CaseIterable {
        case cornerRadius, maskedCorners, clips, font, numberOfLines, alignment, attributedText, bounds, frame,
            direction
        case skeletonRadius, lineSpacing, fill, padding, lineHeight, lines, linesRadius

        @MainActor
        func change(_ label: UILabel) {
            switch self {
            case .cornerRadius: label.layer.cornerRadius = 9
            case .maskedCorners: label.layer.maskedCorners = [.layerMinXMinYCorner]
            case .clips: label.clipsToBounds.toggle()
            case .font: label.font = .systemFont(ofSize: 30)
            case .numberOfLines: label.numberOfLines = 4
            case .alignment: label.textAlignment = .right
            case .attributedText:
                label.attributedText = NSAttributedString(
                    string: "a", attributes: [.font: UIFont.systemFont(ofSize: 24)])
            case .bounds: label.bounds.size.width = 90
            case .frame: label.frame.size.height = 70
            case .direction: label.semanticContentAttribute = .forceRightToLeft
            case .skeletonRadius: label.skeletonCornerRadius = 5
            case .lineSpacing: label.skeletonLineSpacing = 3
            case .fill: label.lastLineFillPercent = 20
            case .padding: label.skeletonPaddingInsets = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
            case .lineHeight: label.skeletonTextLineHeight = .fixed(7)
            case .lines: label.skeletonTextNumberOfLines = 1
            case .linesRadius: label.linesCornerRadius = 4
            }
        }
    }

    private func makeLabel(on stage: OffscreenStage) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
        label.numberOfLines = 2
        label.skeletonTextLineHeight = .relativeToFont
        label.clipsToBounds = true
        label.layer.cornerRadius = 4
        label.isSkeletonable = true
        stage.window.addSubview(label)
        return label
    }

    private func show(_ stage: OffscreenStage) {
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
    }

    @Test("Each of them, set alone, has its effect on the next frame", arguments: Input.allCases)
    func input(input: Input) throws {
        let (stage, fresh) = (
            OffscreenStage(size: CGSize(width: 150, height: 120)), OffscreenStage(size: CGSize(width: 150, height: 120))
        )
        let label = makeLabel(on: stage)
        stage.advance(by: 0)
        show(stage)
        input.change(label)
        stage.advance(by: 0)
        input.change(makeLabel(on: fresh))
        fresh.advance(by: 0)
        show(fresh)
        #expect(try stage.png() == fresh.png())
    }
}
