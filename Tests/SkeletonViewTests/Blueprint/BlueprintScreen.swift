import Foundation
import SkeletonView
import StageKit
import ViewKit

/// A gray page with a white card that contains a portrait, a name, a paragraph, an image clipped by the card, and a
/// badge with two rounded corners.
@MainActor
struct BlueprintScreen {
    let stage: OffscreenStage
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
    let card = UIView(frame: CGRect(x: 12, y: 12, width: 216, height: 150))

    /// Creates the page. If `isShaped`, the name is a capsule, the image has continuous corners, and the badge is an
    /// ellipse.
    init(
        style: UIUserInterfaceStyle = .light, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        isShaped: Bool = false
    ) {
        stage = OffscreenStage(size: page.bounds.size, style: style)
        stage.direction = direction
        page.backgroundColor = .systemGray
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        let portrait = UIView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
        portrait.layer.cornerRadius = 24
        let name = UILabel(frame: CGRect(x: 76, y: 24, width: 120, height: 32))
        name.linesCornerRadius = 7
        let paragraph = UILabel(frame: CGRect(x: 16, y: 76, width: 184, height: 40))
        paragraph.numberOfLines = 2
        let picture = UIView(frame: CGRect(x: 100, y: 126, width: 140, height: 60))
        let badge = UIView(frame: CGRect(x: 12, y: 170, width: 60, height: 20))
        badge.layer.cornerRadius = 8
        badge.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        if isShaped {
            name.skeletonShape = .capsule
            picture.skeletonShape = .continuous(cornerRadius: 16)
            badge.skeletonShape = .path { UIBezierPath(ovalIn: $0) }
        }
        page.addSubview(card)
        page.addSubview(badge)
        for view in [portrait, name, paragraph, picture] { card.addSubview(view) }
        for view in [portrait, name, paragraph, picture, badge, card, page] { view.isSkeletonable = true }
        stage.window.addSubview(page)
        stage.advance(by: 0)
    }

    /// Shows `style` and returns the page's blueprint.
    func blueprint(_ style: SkeletonStyle) -> SkeletonBlueprint? {
        var style = style
        style.transition = .none
        page.showSkeleton(style)
        stage.advance(by: 0)
        return page.sk.blueprint
    }

    static let gradient = SkeletonGradient(baseColor: .belizeHole, secondaryColor: .sunFlower)
}
