import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests views that move, gain themes and lose them while skeletons are shown and hidden. The expected color of each
/// bone is computed independently.
@MainActor
@Suite("Random themes")
struct RandomThemesTests {
    private let stage = OffscreenStage(size: CGSize(width: 160, height: 160))
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    private var groups: [UIView] = []
    private var leaves: [UIView] = []
    private static let colors: [UIColor] = [.alizarin, .emerald, .amethyst, .sunFlower, .peterRiver, .wetAsphalt]

    /// How the skeleton is shown: not at all, with a color passed to the call, or with themes only.
    private enum Shown {
        case no
        case named(UIColor)
        case themed
    }

    init() {
        // Each group fills the page, and each leaf has a separate position, so that views may move to any superview.
        for index in 0..<4 {
            let group = UIView(frame: page.bounds)
            groups.append(group)
            (index == 0 ? page : groups[index - 1]).addSubview(group)
            // Keeps a skeletonable view in the group, whichever views leave it.
            let rest = UIView(frame: CGRect(x: index, y: 0, width: 1, height: 1))
            rest.isSkeletonable = true
            group.addSubview(rest)
        }
        for index in 0..<16 {
            let leaf = UIView(frame: CGRect(x: index % 4 * 40 + 5, y: index / 4 * 40 + 5, width: 30, height: 30))
            leaves.append(leaf)
            groups[index % 4].addSubview(leaf)
        }
        for view in [page] + groups + leaves { view.isSkeletonable = true }
        stage.window.addSubview(page)
    }

    private static func style(_ color: UIColor) -> SkeletonStyle {
        var style = SkeletonStyle.solid(usingColor: color)
        style.transition = .none
        return style
    }

    /// Returns the expected color of `leaf`.
    private func wanted(_ leaf: UIView, _ shown: Shown, _ themes: [ObjectIdentifier: UIColor]) -> UIColor {
        var next: UIView? = leaf
        while let view = next {
            switch shown {
            case .no: return .white
            case .named(let color) where view === page: return color
            case .named, .themed: break
            }
            if let color = themes[ObjectIdentifier(view)] { return color }
            next = view.superview
        }
        return UIColor.skeletonDefault.resolvedColor(with: page.traitCollection)
    }

    @Test(
        "Each bone has the color of the nearest theme inside the skeleton's root, or else the color shown on the root",
        arguments: 1...6)
    func colors(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var shown = Shown.no
        var themes: [ObjectIdentifier: UIColor] = [:]
        var seen: Set<Int> = []
        for step in 0..<400 {
            let color = Self.colors.randomElement(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let views = [stage.window, page] + groups + leaves
                let view = views[Int.random(in: 0..<views.count, using: &random)]
                let isSet = Int.random(in: 0..<3, using: &random) > 0
                view.skeletonTheme = isSet ? color.map(Self.style) : nil
                themes[ObjectIdentifier(view)] = isSet ? color : nil
            case 4..<7:
                let view = leaves[Int.random(in: 0..<leaves.count, using: &random)]
                groups[Int.random(in: 0..<groups.count, using: &random)].addSubview(view)
            case 7:
                page.showSkeleton()
                shown = .themed
            case 8:
                guard let color else { continue }
                if Bool.random(using: &random) {
                    page.showSkeleton(Self.style(color))
                    shown = .named(color)
                } else {
                    page.updateSkeleton(Self.style(color))
                    if case .no = shown {} else { shown = .named(color) }
                }
            default:
                page.hideSkeletonNow()
                shown = .no
            }
            stage.advance(by: 0.3)
            for (index, leaf) in leaves.enumerated() {
                let bytes = stage.pixel(x: Int(leaf.frame.midX), y: Int(leaf.frame.midY)).bytes
                let found = UIColor(
                    red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255,
                    alpha: 1)
                let wanted = wanted(leaf, shown, themes)
                #expect(found == wanted, "leaf \(index) in step \(step)")
                if found != wanted { return }
                seen.insert(bytes[0] << 8 | bytes[1])
            }
        }
        // More colors have been seen than those of the themes: the default color or, without bones, white.
        #expect(seen.count > Self.colors.count)
    }
}
