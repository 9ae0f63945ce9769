import SkeletonView
import Somo
import UIKit

// Code as it was written before Swift had actors, in language mode 5: nothing in this file says on which actor it runs,
// and everything that it calls belongs to the main one. That it compiles without a warning is the test.

/// Layers and animations, from a type that knows nothing of actors.
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

/// Constraints and views, from a protocol's extension and a global function.
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

/// A protocol's main-actor requirement, and one of the app's own, met by the same class.
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

/// A singleton and a delegate, which strict checking would refuse.
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

/// A composed layout and a pull that loads anew, from a type that knows nothing of actors.
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

/// A cell that says how large it is.
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
