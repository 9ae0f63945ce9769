import Foundation
import LayoutSolver

/// A factory for the constraints of a parsed visual format string.
@MainActor
struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    private enum Metrics {
        /// The standard spacing between adjacent views, in points.
        static let spacing: CGFloat = 8
    }

    /// Returns all constraints in the order in which they appear in the format, followed by the alignment constraints.
    func all() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, part) in format.parts.enumerated() {
            if index > 0 { result += try constraints(between: index - 1, and: index) }
            guard case .view(let name, let conditions) = part else { continue }
            let view = try view(name)
            for condition in conditions { result.append(try size(of: view, condition)) }
        }
        return try result + alignments()
    }

    // MARK: Sizes

    private func size(
        of view: AnyObject, _ condition: VisualFormat.Condition
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        var other: AnyObject?
        if case .name(let name) = condition.value, metrics[name] == nil { other = try self.view(name) }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .init(condition.relation), toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
            constant: other == nil ? try number(condition.value) : 0)
        return try prioritized(constraint, condition)
    }

    // MARK: Gaps

    private func constraints(between index: Int, and next: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (first, second) = (try item(index), try item(next))
        let (begins, ends) = (format.parts[index] == .superview, format.parts[next] == .superview)
        switch format.gaps[index] {
        case .none:
            return [gap(first, begins, second, ends, .equal, 0)]
        case .standard where begins || ends:
            return [gap(first, begins, second, ends, .equal, 0, isMargin: true)]
        case .standard:
            return [gap(first, begins, second, ends, .equal, Metrics.spacing)]
        case .conditions(let conditions):
            var result: [NSLayoutConstraint] = []
            for condition in conditions {
                let distance = try number(condition.value)
                let constraint = gap(first, begins, second, ends, .init(condition.relation), distance)
                result.append(try prioritized(constraint, condition))
            }
            return result
        }
    }

    /// Returns a constraint between the end of `first` and the start of `second`, which are `distance` points apart if
    /// `relation` is `.equal`. If `begins` or `ends` is `true`, the first or second item is the superview, and the
    /// opposite edge of that item is used.
    private func gap(
        _ first: AnyObject, _ begins: Bool, _ second: AnyObject, _ ends: Bool,
        _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat, isMargin: Bool = false
    ) -> NSLayoutConstraint {
        let (start, end) = edges
        var (near, far) = (begins ? start : end, ends ? end : start)
        if isMargin, begins { near = Self.margin(of: near) }
        if isMargin, ends { far = Self.margin(of: far) }
        // The item with the greater coordinate comes first, so that distances are positive.
        return isReversed
            ? NSLayoutConstraint(
                item: first, attribute: near, relatedBy: relation, toItem: second, attribute: far, multiplier: 1,
                constant: distance)
            : NSLayoutConstraint(
                item: second, attribute: far, relatedBy: relation, toItem: first, attribute: near, multiplier: 1,
                constant: distance)
    }

    /// The attributes of the start and the end edge along the format's axis.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return isReversed ? (.right, .left) : (.leading, .trailing)
    }

    /// `true` if the format reads from right to left in every language.
    private var isReversed: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

    private static func margin(of edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .trailing: .trailingMargin
        default: .leadingMargin
        }
    }

    // MARK: Alignment

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let requested = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
        guard !requested.isEmpty else { return [] }
        var named: [AnyObject] = []
        for case .view(let name, _) in format.parts { named.append(try view(name)) }
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in requested {
            guard option.isHorizontalAlignment == format.isVertical else {
                throw VisualFormatError(
                    reason: "views can't be aligned by \(attribute) along their own axis")
            }
            for (view, next) in zip(named, named.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return result
    }

    // MARK: Names

    /// Returns the view, guide or superview at `index`.
    private func item(_ index: Int) throws(VisualFormatError) -> AnyObject {
        if case .view(let name, _) = format.parts[index] { return try view(name) }
        let neighbor = try item(index == 0 ? 1 : index - 1)
        let superview = (neighbor as? UIView)?.superview ?? (neighbor as? UILayoutGuide)?.owningView
        guard let superview else { throw VisualFormatError(reason: "the view next to \"|\" has no superview") }
        return superview
    }

    private func view(_ name: String) throws(VisualFormatError) -> AnyObject {
        if let view = views[name] as? UIView { return view }
        if let guide = views[name] as? UILayoutGuide { return guide }
        throw VisualFormatError(reason: "no view \"\(name)\"")
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Int: return CGFloat(number)
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw VisualFormatError(reason: "no metric \"\(name)\"")
            }
        }
    }

    private func prioritized(
        _ constraint: NSLayoutConstraint, _ condition: VisualFormat.Condition
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        if let priority = condition.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        return constraint
    }
}
