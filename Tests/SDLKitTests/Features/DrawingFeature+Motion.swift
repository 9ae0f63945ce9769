import ControlKit
import Foundation
import LayerKit
import ListKit
import StageKit
import ViewKit

/// Text, replicators, transforms, symbols, and animation.
extension DrawingFeature {
    /// Shows text alignments, and truncated, wrapped and attributed text.
    @MainActor
    static func textLayers(on stage: OffscreenStage) {
        for (index, mode) in [CATextLayerAlignmentMode.left, .center, .right, .justified].enumerated() {
            let text = CATextLayer()
            text.frame = tile(index, columns: 2, height: 45)
            (text.backgroundColor, text.foregroundColor) = (UIColor.white.cgColor, UIColor.black.cgColor)
            (text.string, text.fontSize, text.isWrapped) = ("Layers that draw a text", 15, index != 2)
            (text.alignmentMode, text.truncationMode) = (mode, .end)
            stage.window.layer.addSublayer(text)
        }
        let rich = CATextLayer()
        rich.string = NSAttributedString(
            string: "Rich, turned",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemPurple])
        rich.frame = CGRect(x: 30, y: 130, width: 180, height: 34)
        rich.transform = CATransform3DMakeRotation(-0.1, 0, 0, 1)
        stage.window.layer.addSublayer(rich)
        stage.advance(by: 0)
    }

    /// Shows a ring of dots that shrink in turn, and a table of colors.
    @MainActor
    static func replicators(on stage: OffscreenStage) {
        let ring = CAReplicatorLayer()
        ring.frame = CGRect(x: 10, y: 30, width: 110, height: 110)
        (ring.instanceCount, ring.instanceDelay) = (12, 1.0 / 12)
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        let dot = CALayer()
        dot.frame = CGRect(x: 47, y: 4, width: 16, height: 16)
        (dot.cornerRadius, dot.backgroundColor) = (8, UIColor.systemIndigo.cgColor)
        let swell = CABasicAnimation(keyPath: "transform.scale")
        (swell.fromValue, swell.toValue, swell.duration, swell.repeatCount) = (1, 0.2, 1, .infinity)
        dot.add(swell, forKey: nil)
        ring.addSublayer(dot)
        let rows = CAReplicatorLayer()
        rows.frame = CGRect(x: 130, y: 30, width: 100, height: 110)
        (rows.instanceCount, rows.instanceGreenOffset) = (5, -0.2)
        rows.instanceTransform = CATransform3DMakeTranslation(0, 22, 0)
        let row = CAReplicatorLayer()
        row.frame = rows.bounds
        (row.instanceCount, row.instanceRedOffset, row.instanceAlphaOffset) = (5, -0.2, -0.1)
        row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let tile = CALayer()
        tile.frame = CGRect(x: 0, y: 0, width: 16, height: 18)
        (tile.cornerRadius, tile.backgroundColor) = (4, UIColor.white.cgColor)
        row.addSublayer(tile)
        rows.addSublayer(row)
        for layer in [ring, rows] { stage.window.layer.addSublayer(layer) }
        stage.window.backgroundColor = UIColor(white: 0.3, alpha: 1)
        stage.advance(by: 0)
        stage.advance(by: 0.35)
    }

    /// Shows affine transforms of views with a border, a gradient and a subview.
    @MainActor
    static func transforms(on stage: OffscreenStage) {
        let maps = [
            CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeScale(0.6, 1.2, 1),
            CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)),
            CATransform3DConcat(CATransform3DMakeRotation(-0.4, 0, 0, 1), CATransform3DMakeScale(-1, 0.8, 1)),
            CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(3.5, -2.5, 0),
        ]
        for (index, map) in maps.enumerated() {
            let view = makePicture(tile(index, columns: 3).insetBy(dx: 8, dy: 4), on: stage)
            (view.layer.borderWidth, view.layer.cornerRadius) = (2, 6)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 6, y: 4, width: 20, height: 12)
            gradient.colors = [UIColor.white.cgColor, UIColor.red.cgColor]
            gradient.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            view.layer.addSublayer(gradient)
            view.layer.transform = map
        }
        stage.advance(by: 0)
    }

    /// Shows symbols in several sizes and colors.
    @MainActor
    static func symbols(on stage: OffscreenStage) {
        let names = ["heart", "heart.fill", "star.fill", "gear", "magnifyingglass", "trash", "plus", "chevron.right"]
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .black]
        for (index, name) in names.enumerated() {
            let frame = tile(index, columns: 4)
            let view = UIImageView(image: UIImage(systemName: name))
            let side = 20 + CGFloat(index * 3)
            view.frame = CGRect(x: frame.minX, y: frame.minY, width: side, height: side)
            (view.tintColor, view.contentMode) = (colors[index % 4], .scaleAspectFit)
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)
    }

    /// Shows five view transitions at 40%.
    @MainActor
    static func transitions(on stage: OffscreenStage) {
        let kinds: [UIView.AnimationOptions] = [
            .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
            .transitionCurlDown,
        ]
        let views = kinds.indices.map { makePicture(tile($0, columns: 3), on: stage) }
        stage.advance(by: 0)
        for (view, kind) in zip(views, kinds) {
            UIView.transition(
                with: view, duration: 1, options: [kind, .curveLinear],
                animations: {
                    view.backgroundColor = UIColor(red: 0.7, green: 0.2, blue: 0.3, alpha: 1)
                    view.layer.cornerRadius = 12
                    view.subviews.first?.isHidden = true
                })
        }
        stage.advance(by: 0.4)
    }

    /// Shows layer transitions in progress. The second to last is rotated, and the last is paused.
    @MainActor
    static func layerTransitions(on stage: OffscreenStage) {
        let kinds: [(CATransitionType, CATransitionSubtype?)] = [
            (.fade, nil), (.push, .fromRight), (.moveIn, .fromTop), (.reveal, .fromBottom), (.push, .fromLeft),
            (.push, .fromBottom),
        ]
        let views = kinds.indices.map { makePicture(tile($0, columns: 3), on: stage) }
        views[4].transform = CGAffineTransform(rotationAngle: 0.3)
        views[5].layer.cornerRadius = 12
        stage.advance(by: 0)
        for (view, kind) in zip(views, kinds) {
            let transition = CATransition()
            (transition.type, transition.subtype) = kind
            transition.duration = 1
            view.layer.add(transition, forKey: kCATransition)
            view.backgroundColor = UIColor(red: 0.7, green: 0.2, blue: 0.3, alpha: 1)
            view.subviews.first?.isHidden = true
        }
        stage.advance(by: 0.3)
        let paused = views[5].layer.convertTime(CACurrentMediaTime(), from: nil)
        (views[5].layer.speed, views[5].layer.timeOffset) = (0, paused)
        stage.advance(by: 0.3)
    }

    /// Shows animators that are paused, running, reversed, and springing.
    @MainActor
    static func animators(on stage: OffscreenStage) {
        let views = (0..<4).map { row in
            makePicture(CGRect(x: 10, y: 10 + CGFloat(row) * 42, width: 40, height: 32), on: stage)
        }
        stage.advance(by: 0)
        let animators = views.map { view in
            UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
                view.center.x = 200
                (view.alpha, view.layer.cornerRadius) = (0.6, 16)
                view.transform = CGAffineTransform(rotationAngle: 0.8)
            }
        }
        animators[0].fractionComplete = 0.5
        animators[1].startAnimation()
        animators[2].startAnimation()
        let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { views[3].center.x = 160 }
        spring.startAnimation()
        stage.advance(by: 0.3)
        animators[2].isReversed = true
        stage.advance(by: 0.1)
    }

    /// Shows a compositional layout: cards that scroll horizontally, under a header, and a grid.
    @MainActor
    static func composed(on stage: OffscreenStage) {
        let controller = ComposedSheetController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        stage.scroll(at: CGPoint(x: 120, y: 60), by: CGVector(dx: 47, dy: 0))
        stage.advance(by: 1)
    }
}

/// A controller with six cards that scroll horizontally and eight tiles below them.
private final class ComposedSheetController: UIViewController, UICollectionViewDataSource {
    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, number in
        let hue = CGFloat(number * 3 + path.section * 5) / 24
        cell.contentView.backgroundColor = UIColor(
            hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 8
    }

    override func viewDidLoad() {
        let layout = UICollectionViewCompositionalLayout { index, _ in Self.section(index) }
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.backgroundColor = .white
        view.addSubview(collection)
    }

    private static func section(_ index: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(index == 0 ? 1 : 0.25), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(index == 0 ? 0.45 : 1),
                heightDimension: .absolute(index == 0 ? 90 : 40)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if index == 0 { section.orthogonalScrollingBehavior = .continuous }
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        6 + section * 2
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
    }
}
