import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Returns the left side of a constraint minus its right side.
    func expression(for constraint: NSLayoutConstraint) -> LinearExpression {
        var expression = LinearExpression(constant: -constraint.constant)
        guard let first = constraint.first else { return expression }
        let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.second
        let dependsOnDirection =
            [constraint.firstAttribute, constraint.secondAttribute].contains { $0.family == .readingX }
            || constraint.offsets?.all.contains(where: \.dependsOnLayoutDirection) == true
        // A stack view determines the direction for its arranged views.
        let deciding = constraint.holder as? UIStackView ?? first.layoutView
        let isFlipped = dependsOnDirection && deciding.map(readsRightToLeft) ?? false
        if let offset = constraint.offsets?.first {
            add(offset, isFlipped: isFlipped, to: &expression, times: 1)
        } else {
            add(constraint.firstAttribute, of: first, beside: second, isFlipped: isFlipped, to: &expression, times: 1)
        }
        if let offset = constraint.offsets?.second {
            add(offset, isFlipped: isFlipped, to: &expression, times: -constraint.multiplier)
        } else if let second {
            add(
                constraint.secondAttribute, of: second, beside: first, isFlipped: isFlipped, to: &expression,
                times: -constraint.multiplier)
        }
        return expression
    }

    /// Adds the distance `offset`, multiplied by `factor`, to `expression`.
    private func add(
        _ offset: AnchorOffset, isFlipped: Bool, to expression: inout LinearExpression, times factor: Double
    ) {
        guard let start = offset.start, let end = offset.end else { return }
        add(offset.endAttribute, of: end, beside: start, isFlipped: isFlipped, to: &expression, times: factor)
        add(offset.startAttribute, of: start, beside: end, isFlipped: isFlipped, to: &expression, times: -factor)
    }

    private func readsRightToLeft(_ view: UIView) -> Bool {
        switch view.semanticContentAttribute {
        case .unspecified: isRightToLeft
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback, .spatial: false
        }
    }

    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, beside other: (any LayoutItem)?,
        isFlipped: Bool, to expression: inout LinearExpression, times factor: Double
    ) {
        let (plain, hadMargins) = attribute.withoutMargins
        if let view = item as? UIView, plain == .firstBaseline || plain == .lastBaseline {
            return addBaseline(plain, of: view, to: &expression, times: factor)
        }
        var geometry = geometry(of: rectangle(of: item, attribute: plain, beside: other))
        if hadMargins, let view = item as? UIView { geometry = geometry.inset(by: view.layoutMargins) }
        geometry.add(plain, isFlipped: isFlipped, to: &expression, times: factor)
    }

    /// Returns the item whose rectangle `attribute` refers to. In a constraint between a scroll view and one of its
    /// descendants, the scroll view's edges are the edges of its content.
    private func rectangle(
        of item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutItem)?
    ) -> any LayoutItem {
        guard let scroll = item as? UIScrollView, attribute.family != .size, let inner = other?.layoutView,
            inner !== scroll, inner.isDescendant(of: scroll)
        else { return item }
        return scroll.contentLayoutGuide
    }

    private func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, to expression: inout LinearExpression,
        times factor: Double
    ) {
        let isFirst = attribute == .firstBaseline
        let source = view.viewForBaseline(isFirst: isFirst)
        let geometry = geometry(of: source)
        guard let text = source as? any BaselineContent else {
            return geometry.add(attribute, isFlipped: false, to: &expression, times: factor)
        }
        let baselines = text.baselines(forWidth: roundedEdges(geometry.minX, geometry.width).length)
        geometry.add(.centerY, isFlipped: false, to: &expression, times: factor)
        expression.constant += factor * ((isFirst ? baselines.first : baselines.last) - baselines.textHeight / 2)
    }
}
