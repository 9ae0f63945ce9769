import Foundation

/// The constraints and guides that arrange the views of a stack view.
@MainActor
struct StackArrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    /// The priorities of the optional constraints that a stack view creates.
    private enum Importance {
        /// The priority of equal distances between centers, which yield to the minimum spacing.
        static let centering = UILayoutPriority(149)
        /// The priority of proportional sizes, which yield to required constraints.
        static let proportion = UILayoutPriority(999)
        /// The priority of the constraints that keep the stack view's size across its axis no larger than its views
        /// require, and that move aligned baselines as close to the edge as possible.
        static let fit = UILayoutPriority(51)
        /// The priority of the constraints that keep gaps no larger than needed.
        static let tightness = UILayoutPriority(49)
        /// The priority of a hidden view's position, so low that hidden views don't affect others.
        static let hiddenPosition = UILayoutPriority(2)
        /// The priority of a hidden view's size, lower than that of its position, so that the view is resized rather
        /// than moved.
        static let hiddenSize = UILayoutPriority(1)
    }

    /// Replaces all constraints that arrange the views of `stack`.
    mutating func remake(for stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
        constraints = []
        guides = []
        let views = stack.visibleArrangedSubviews
        if !views.isEmpty {
            distribute(views, in: stack)
            align(views, in: stack)
        }
        placeHidden(in: stack)
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: Along the axis

    private mutating func distribute(_ views: [UIView], in stack: UIStackView) {
        let ends = Ends(of: stack)
        add(ends.canvas, ends.start, .equal, views[0], ends.start)
        add(ends.canvas, ends.end, .equal, views[views.count - 1], ends.end)
        let pairs = zip(views, views.dropFirst())
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (view, next) in pairs { space(view, next, .equal, ends, in: stack) }
        case .equalSpacing:
            let gaps = pairs.map { makeGap(from: $0, ends.end, to: $1, ends.start, ends, in: stack) }
            for (gap, view) in zip(gaps, views) {
                if gap !== gaps[0] { add(gap, ends.size, .equal, gaps[0], ends.size) }
                limit(gap, after: view, ends, in: stack)
            }
        case .equalCentering:
            let spans = pairs.map { makeGap(from: $0, ends.middle, to: $1, ends.middle, ends, in: stack) }
            for span in spans.dropFirst() {
                add(span, ends.size, .equal, spans[0], ends.size, at: Importance.centering)
            }
            for (view, next) in pairs {
                let gap = makeGap(from: view, ends.end, to: next, ends.start, ends, in: stack)
                limit(gap, after: view, ends, in: stack)
            }
        }
        switch stack.distribution {
        case .fillEqually: for view in views.dropFirst() { add(view, ends.size, .equal, views[0], ends.size) }
        case .fillProportionally: share(views, ends, axis: stack.axis)
        default: break
        }
    }

    private mutating func space(
        _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, _ ends: Ends, in stack: UIStackView
    ) {
        add(next, ends.start, relation, view, ends.end, constant: stack.gap(after: view))
    }

    /// Adds a guide that spans the distance from an edge or center of `view` to an edge or center of `next`.
    private mutating func makeGap(
        from view: UIView, _ start: NSLayoutConstraint.Attribute, to next: UIView,
        _ end: NSLayoutConstraint.Attribute, _ ends: Ends, in stack: UIStackView
    ) -> UILayoutGuide {
        let gap = UILayoutGuide()
        stack.addLayoutGuide(gap)
        guides.append(gap)
        add(gap, ends.start, .equal, view, start)
        add(gap, ends.end, .equal, next, end)
        return gap
    }

    private mutating func limit(_ gap: UILayoutGuide, after view: UIView, _ ends: Ends, in stack: UIStackView) {
        let minimum = stack.gap(after: view)
        add(gap, ends.size, .greaterThanOrEqual, constant: minimum)
        add(gap, ends.size, .equal, constant: minimum, at: Importance.tightness)
    }

    private mutating func share(_ views: [UIView], _ ends: Ends, axis: NSLayoutConstraint.Axis) {
        func length(_ view: UIView) -> CGFloat {
            let size = view.intrinsicContentSize
            return axis == .horizontal ? size.width : size.height
        }
        let sized = views.filter { length($0).isFinite && length($0) > 0 }
        guard let first = sized.first else { return }
        for view in sized.dropFirst() {
            add(
                view, ends.size, .equal, first, ends.size, multiplier: length(view) / length(first),
                at: Importance.proportion)
        }
    }

    // MARK: Across the axis

    private mutating func align(_ views: [UIView], in stack: UIStackView) {
        let ends = Ends(across: stack)
        for view in views {
            switch stack.alignment {
            case .fill:
                add(ends.canvas, ends.start, .equal, view, ends.start)
                add(ends.canvas, ends.end, .equal, view, ends.end)
            case .leading:
                add(ends.canvas, ends.start, .equal, view, ends.start)
                add(ends.canvas, ends.end, .greaterThanOrEqual, view, ends.end)
            case .trailing:
                add(ends.canvas, ends.start, .lessThanOrEqual, view, ends.start)
                add(ends.canvas, ends.end, .equal, view, ends.end)
            case .center:
                add(ends.canvas, ends.middle, .equal, view, ends.middle)
                add(ends.canvas, ends.start, .lessThanOrEqual, view, ends.start)
                add(ends.canvas, ends.end, .greaterThanOrEqual, view, ends.end)
            case .firstBaseline, .lastBaseline:
                add(ends.canvas, ends.start, .lessThanOrEqual, view, ends.start)
                add(ends.canvas, ends.end, .greaterThanOrEqual, view, ends.end)
                alignBaseline(of: view, to: views[0], ends, in: stack)
            }
        }
        if stack.alignment != .fill { add(ends.canvas, ends.size, .equal, constant: 0, at: Importance.fit) }
    }

    /// Aligns the baseline of `view` with that of `first`. First baselines are placed as high, and last baselines as
    /// low, as the views allow.
    private mutating func alignBaseline(of view: UIView, to first: UIView, _ ends: Ends, in stack: UIStackView) {
        let isFirst = stack.alignment == .firstBaseline
        if stack.axis == .horizontal, view !== first {
            add(
                view, isFirst ? .firstBaseline : .lastBaseline, .equal, first, isFirst ? .firstBaseline : .lastBaseline)
        }
        let edge = isFirst ? ends.start : ends.end
        add(ends.canvas, edge, .equal, view, edge, at: Importance.fit)
    }

    // MARK: Hidden views

    /// Places hidden views where they will appear, so that they don't fly in when they are shown with an animation.
    private mutating func placeHidden(in stack: UIStackView) {
        let (along, across) = (Ends(of: stack), Ends(across: stack))
        var previous: UIView?
        for view in stack.arrangedSubviews {
            if view.takesSpaceInStack {
                previous = view
                continue
            }
            if let previous {
                add(view, along.start, .equal, previous, along.end, at: Importance.hiddenPosition)
            } else {
                add(view, along.start, .equal, along.canvas, along.start, at: Importance.hiddenPosition)
            }
            let edge =
                switch stack.alignment {
                case .fill, .leading, .firstBaseline: across.start
                case .center: across.middle
                case .trailing, .lastBaseline: across.end
                }
            add(view, edge, .equal, across.canvas, edge, at: Importance.hiddenPosition)
            if stack.alignment == .fill {
                add(view, across.end, .equal, across.canvas, across.end, at: Importance.hiddenSize)
            }
        }
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, at priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    /// The attributes along one axis, and the item in which the views are arranged: the stack view or its layout
    /// margins guide.
    private struct Ends {
        let canvas: any LayoutItem
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let middle: NSLayoutConstraint.Attribute
        let size: NSLayoutConstraint.Attribute

        @MainActor
        init(of stack: UIStackView) {
            self.init(stack, isHorizontal: stack.axis == .horizontal)
        }

        @MainActor
        init(across stack: UIStackView) {
            self.init(stack, isHorizontal: stack.axis == .vertical)
        }

        @MainActor
        private init(_ stack: UIStackView, isHorizontal: Bool) {
            canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
            start = isHorizontal ? .leading : .top
            end = isHorizontal ? .trailing : .bottom
            middle = isHorizontal ? .centerX : .centerY
            size = isHorizontal ? .width : .height
        }
    }
}
