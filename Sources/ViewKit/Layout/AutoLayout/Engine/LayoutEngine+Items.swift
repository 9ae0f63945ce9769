import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Returns the rectangle of a view or guide in terms of solver variables, which are created if needed.
    func geometry(of item: any LayoutItem) -> ItemGeometry {
        if let guide = item as? UILayoutGuide { return geometry(of: guide) }
        guard let view = item as? UIView, view !== root else { return rootGeometry }
        if unknowns[ObjectIdentifier(view)] == nil { makeUnknowns(around: view) }
        return makeUnknowns(for: view).geometry
    }

    /// Creates the solver state, if missing, of the ancestors to which the frame of `view` is pinned. Begins with the
    /// outermost ancestor, to avoid recursion up a deep tree.
    private func makeUnknowns(around view: UIView) {
        var missing: [UIView] = []
        var inner = view
        while inner.isLaidOutByFrame, let outer = inner.storedSuperview, outer !== root,
            unknowns[ObjectIdentifier(outer)] == nil
        {
            missing.append(outer)
            inner = outer
        }
        for outer in missing.reversed() { makeUnknowns(for: outer) }
    }

    private func geometry(of guide: UILayoutGuide) -> ItemGeometry {
        guard let owner = guide.owningView else { return rootGeometry }
        switch guide.source {
        case .constraints, .scrolledContent: return makeUnknowns(for: guide, in: owner).geometry
        case .margins: return geometry(of: owner).inset(by: owner.layoutMargins)
        case .safeArea: return geometry(of: owner).inset(by: owner.safeAreaInsets)
        case .scrollFrame:
            var frame = geometry(of: owner)
            frame.minX.constant += Self.bounded(owner.bounds.minX)
            frame.minY.constant += Self.bounded(owner.bounds.minY)
            return frame
        }
    }

    private func makeUnknowns(for guide: UILayoutGuide, in owner: UIView) -> LayoutUnknowns {
        if let existing = unknowns[ObjectIdentifier(guide)] { return existing }
        let size = [solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true)]
        var (geometry, variables) = (ItemGeometry(), size)
        if guide.source == .scrolledContent {
            // The content of a scroll view starts at the scroll view's origin.
            geometry = self.geometry(of: owner)
        } else {
            let origin = [solver.makeVariable(), solver.makeVariable()]
            geometry.minX.variable = origin[0]
            geometry.minY.variable = origin[1]
            variables += origin
        }
        geometry.width = Coordinate(variable: size[0])
        geometry.height = Coordinate(variable: size[1])
        let item = LayoutUnknowns(
            view: owner, isGuide: true, isPlaced: false, geometry: geometry, variables: variables)
        keep(item, for: guide)
        return item
    }

    @discardableResult
    private func makeUnknowns(for view: UIView) -> LayoutUnknowns {
        if let existing = unknowns[ObjectIdentifier(view)] { return existing }
        let variables = [
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isNonNegative: true),
            solver.makeVariable(isNonNegative: true),
        ]
        let geometry = ItemGeometry(
            minX: Coordinate(variable: variables[0]), minY: Coordinate(variable: variables[1]),
            width: Coordinate(variable: variables[2]), height: Coordinate(variable: variables[3]))
        let item = LayoutUnknowns(
            view: view, isGuide: false, isPlaced: !view.isLaidOutByFrame, geometry: geometry,
            variables: variables)
        keep(item, for: view)
        if item.isPlaced {
            updateContent(of: view)
        } else {
            pin(item, to: view)
        }
        return item
    }

    // MARK: Views laid out by frame

    private func pin(_ item: LayoutUnknowns, to view: UIView) {
        view.ownConstraintState.outerEngine = self
        let frame = view.constrainedFrame
        let outer = view.storedSuperview.map { geometry(of: $0) } ?? rootGeometry
        let parts: [(Coordinate, Coordinate?, CGFloat)] = [
            (item.geometry.minX, outer.minX, frame.minX), (item.geometry.minY, outer.minY, frame.minY),
            (item.geometry.width, nil, frame.width), (item.geometry.height, nil, frame.height),
        ]
        item.pins = parts.map { part, origin, value in
            var expression = LinearExpression(constant: -Self.bounded(value))
            part.add(to: &expression, times: 1)
            origin?.add(to: &expression, times: -1)
            return solver.add(SolverConstraint(expression, .equal, isProtected: true))
        }
    }

    func updatePins(of view: UIView) {
        guard let item = unknowns[ObjectIdentifier(view)], !item.pins.isEmpty else { return }
        let frame = view.constrainedFrame
        let outer = view.storedSuperview.map { geometry(of: $0) } ?? rootGeometry
        let values = [
            -Self.bounded(frame.minX) - outer.minX.constant, -Self.bounded(frame.minY) - outer.minY.constant,
            -Self.bounded(frame.width), -Self.bounded(frame.height),
        ]
        for (pin, value) in zip(item.pins, values) { solver.setConstant(value, of: pin) }
    }

    // MARK: Content

    /// Updates the constraints that size `view` to its content, and the minimum height for its content overlay.
    func updateContent(of view: UIView) {
        let isRoot = view === root
        guard isRoot ? isRootFree : !view.isLaidOutByFrame else { return }
        let size = view.intrinsicContentSize
        let (hasWidth, hasHeight) = (Self.isIntrinsic(size.width), Self.isIntrinsic(size.height))
        let minimum = view.constraintState?.overlayMinimumHeight
        guard hasWidth || hasHeight || minimum != nil || isRoot || knows(view) else { return }
        let item = isRoot ? rootItem(for: view) : makeUnknowns(for: view)
        let geometry = item.geometry
        constrainContent(
            .horizontal, of: item, view: view, coordinate: geometry.width, for: hasWidth ? size.width : nil)
        constrainContent(
            .vertical, of: item, view: view, coordinate: geometry.height, for: hasHeight ? size.height : nil)
        setMinimumHeight(minimum, of: item, coordinate: geometry.height)
        for constraint in baselineConstraints(of: view) { refreshDuringSolve(constraint) }
    }

    private static func isIntrinsic(_ length: CGFloat) -> Bool { length.isFinite && length >= 0 }

    private func rootItem(for view: UIView) -> LayoutUnknowns {
        if let existing = unknowns[ObjectIdentifier(view)] { return existing }
        let item = LayoutUnknowns(view: view, isGuide: false, isPlaced: true, geometry: rootGeometry, variables: [])
        keep(item, for: view)
        return item
    }

    private func constrainContent(
        _ axis: NSLayoutConstraint.Axis, of item: LayoutUnknowns, view: UIView, coordinate: Coordinate,
        for length: CGFloat?
    ) {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        let existing = item.content[axis]
        if let existing, let length, existing.hugging == hugging, existing.resistance == resistance {
            // The height of multiline text has already been derived from its width.
            if axis == .horizontal || item.widthDependent?.heightDependsOnWidth != true {
                solver.setConstant(-Self.bounded(length), of: existing.id)
            }
            return
        }
        if let existing {
            solver.remove(existing.id)
            item.content[axis] = nil
        }
        guard let length, let variable = coordinate.variable else { return }
        let id = solver.add(
            SolverConstraint(
                LinearExpression(variable, plus: -Self.bounded(length)), below: Penalty(priority: resistance.weight),
                above: Penalty(priority: hugging.weight)))
        item.content[axis] = LayoutUnknowns.ContentConstraint(id: id, hugging: hugging, resistance: resistance)
    }

    /// The priority of a content overlay's minimum height, 999.5. It is higher than the usual optional priorities, so
    /// only required constraints can make the view shorter.
    private static let overlayPriority = UILayoutPriority.required.weight - 0.5

    private func setMinimumHeight(_ height: CGFloat?, of item: LayoutUnknowns, coordinate: Coordinate) {
        guard item.minimumHeight?.height != height else { return }
        if let existing = item.minimumHeight { solver.remove(existing.id) }
        item.minimumHeight = nil
        guard let height, let variable = coordinate.variable else { return }
        let id = solver.add(
            SolverConstraint(
                LinearExpression(variable, plus: -Self.bounded(height)), .greaterThanOrEqual,
                priority: Self.overlayPriority))
        item.minimumHeight = (id, height)
    }
}
