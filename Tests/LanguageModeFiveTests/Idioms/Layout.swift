import StageKit
import Testing
import UIKit

@Suite("Layout idioms")
@MainActor
struct LayoutIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    func makeViews() -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        return (outer, inner)
    }

    @Test("Anchors pin edges")
    func anchors() {
        let (outer, inner) = makeViews()
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10).isActive = true
        inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor).isActive = true
        inner.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor).isActive = true
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 180, height: 45))
    }

    @Test("Constraints are stored, changed and deactivated")
    func constraints() {
        let (outer, inner) = makeViews()
        let width = inner.widthAnchor.constraint(equalToConstant: 30)
        let center = [
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        ]
        width.priority = .defaultHigh
        width.priority = UILayoutPriority(rawValue: 999)
        width.identifier = "width"
        NSLayoutConstraint.activate(center + [width, inner.heightAnchor.constraint(equalToConstant: 20)])
        width.constant = 50
        outer.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
        let fixed = inner.constraints.first { $0.firstAttribute == .width }
        let edges = outer.constraints.filter { $0.firstItem === inner }
        NSLayoutConstraint.deactivate(center)
        inner.removeConstraints(inner.constraints)
        #expect(fixed === width && edges.count == 2 && inner.constraints.isEmpty)
    }

    @Test("Constraints are created from attributes and the visual format")
    func older() {
        let (outer, inner) = makeViews()
        outer.addConstraint(
            NSLayoutConstraint(
                item: inner, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin,
                multiplier: 1, constant: 0))
        inner.addConstraint(
            NSLayoutConstraint(
                item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 44))
        outer.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-gap-[inner(20)]", options: [], metrics: ["gap": 12], views: ["inner": inner]))
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: outer.layoutMargins.left, y: 12, width: 44, height: 20))
    }

    @Test("Layout guides take the place of spacer views")
    func guides() {
        let (outer, inner) = makeViews()
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        guide.identifier = "left half"
        guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5).isActive = true
        inner.leftAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
        inner.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor).isActive = true
        inner.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1).isActive = true
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
        let readable = outer.readableContentGuide
        let keyboard = outer.keyboardLayoutGuide
        outer.layoutIfNeeded()
        outer.removeLayoutGuide(guide)
        #expect(inner.frame.minX == 100 && inner.frame.minY == 8)
        #expect(readable.layoutFrame.width <= 200 && keyboard.layoutFrame.maxY == 100)
    }

    @Test("Stack views arrange views")
    func stacks() {
        let (title, subtitle) = (UILabel(), UILabel())
        title.text = "Title"
        let stack = UIStackView(arrangedSubviews: [title, subtitle])
        stack.axis = .vertical
        stack.spacing = 4
        stack.alignment = .leading
        stack.distribution = .fillEqually
        stack.distribution = .equalSpacing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stack.setCustomSpacing(16, after: title)
        stack.addArrangedSubview(UIView())
        stack.insertArrangedSubview(UIImageView(), at: 0)
        stack.arrangedSubviews.last?.isHidden = true
        stack.removeArrangedSubview(subtitle)
        subtitle.removeFromSuperview()
        stack.arrangedSubviews.forEach { $0.setContentCompressionResistancePriority(.required, for: .vertical) }
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitted = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(stack.arrangedSubviews.count == 3)
        #expect(size.width > 16 && fitted.width == 100)
    }

    @Test("Frames are computed manually")
    func frames() {
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 80)
        let inset = bounds.inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        let (slice, rest) = bounds.divided(atDistance: 30, from: .minXEdge)
        let joined = slice.union(CGRect(x: 100, y: 0, width: 10, height: 10))
        let moved = bounds.offsetBy(dx: 5, dy: 5)
        let both = bounds.intersection(moved)
        let wide = bounds.width > bounds.height ? bounds.size : .zero
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = hypot(center.x - inset.minX, center.y - inset.minY)
        let insets = UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        #expect(inset == CGRect(x: 20, y: 10, width: 80, height: 60))
        #expect(slice.width == 30 && rest.minX == 30 && joined.maxX == 110)
        #expect(both == CGRect(x: 5, y: 5, width: 115, height: 75) && wide == bounds.size && distance == 50 && insets)
    }
}
