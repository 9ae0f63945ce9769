import SkeletonView
import Somo
import UIKit

// Code in the style of language mode 5, before Swift had actors: nothing in this file has an actor annotation, and
// everything it calls is isolated to the main actor. The test is that it compiles without warnings.

/// Layers and animations in a type without actor annotations.
struct Slide {
    let key = "slide"

    func animation(from start: CGFloat, to end: CGFloat) -> CAAnimation {
        let slide = CABasicAnimation(keyPath: "startPoint.x")
        slide.fromValue = start
        slide.toValue = end
        slide.duration = 2
        let group = CAAnimationGroup()
        group.animations = [slide]
        group.duration = 2
        return group
    }

    func add(to layer: CAGradientLayer) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { layer.name = "done" }
        layer.add(animation(from: -1, to: 1), forKey: key)
        CATransaction.commit()
    }

    func gradient(in layer: CALayer) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.frame = layer.bounds
        layer.addSublayer(gradient)
        add(to: gradient)
        return gradient
    }
}

/// Constraints and views in a protocol extension and a global function.
protocol Pinnable {
    var pinned: UIView { get }
}

extension Pinnable {
    func pin(to guide: UILayoutGuide, inset: CGFloat) -> [NSLayoutConstraint] {
        pinned.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            pinned.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            pinned.widthAnchor.constraint(equalToConstant: 10),
            pinned.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

struct Card: Pinnable {
    var pinned: UIView
}

func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer { _ in label.text = "tapped" })
    return label
}

func fade(_ view: UIView, then completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }, completion: { _ in completion() })
}

/// A main-actor protocol and one of the app's own protocols, implemented by the same class.
protocol Titled {
    func title(of row: Int) -> String
}

final class Rows: UITableViewDataSource, Titled {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = title(of: indexPath.row)
        return cell
    }

    func title(of row: Int) -> String { "row \(row)" }
}

/// A singleton that is also a delegate, which strict concurrency checking would reject.
final class Router: UIGestureRecognizerDelegate {
    static let shared = Router()
    var root = UIViewController()

    func show(_ controller: UIViewController) {
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
    }
}

func showSkeleton(on view: UIView) {
    view.isSkeletonable = true
    view.showAnimatedGradientSkeleton(
        usingGradient: SkeletonGradient(baseColor: SkeletonAppearance.default.tintColor), transition: .none)
}

func makeBand() -> SomoView {
    SomoView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
}

/// A compositional layout and a refresh control in a type without actor annotations.
final class Shelves: NSObject {
    func makeLayout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: {
                (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
                let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 3 : 2
                return sectionIndex == 0 ? self.shelf() : self.grid(columns: columns)
            }, configuration: config)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        return layout
    }

    private func shelf() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { visibleItems, point, environment in
            for item in visibleItems where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - point.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / 1000, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        return section
    }

    private func grid(columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(120))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
        return section
    }

    func addRefresh(to collectionView: UICollectionView) {
        let refreshControl = UIRefreshControl()
        refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refreshControl.tintColor = .systemRed
        collectionView.refreshControl = refreshControl
        if refreshControl.isRefreshing { refreshControl.endRefreshing() } else { refreshControl.beginRefreshing() }
    }
}

/// A self-sizing cell.
final class SizedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        setNeedsLayout()
        layoutIfNeeded()
        let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
        var frame = layoutAttributes.frame
        frame.size.height = ceil(size.height) + 30
        layoutAttributes.frame = frame
        return layoutAttributes
    }
}
