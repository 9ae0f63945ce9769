import Reporting

/// Display and recycling of parts.
extension ListEngine {
    /// Displays a part for each of `elements`, in that order, and stops displaying all other parts. Returns early if an
    /// app callback changes the items; the next layout pass then displays the new items.
    func show(_ elements: [ListElement]) {
        defer { placeRing() }
        let current = revision
        let new = elements.filter { shown[$0] == nil }
        if elements.count - new.count < shown.count {
            let kept = Set(elements)
            for element in shown.keys.filter({ !kept.contains($0) }).sorted() {
                endDisplaying(element)
                guard isCurrent(current) else { return }
            }
        }
        for element in elements {
            if let part = shown[element] { view.place(part, at: element) }
        }
        guard !new.isEmpty, hasCurrentCounts(for: new), isCurrent(current) else { return }
        var before: UIView?
        for element in elements {
            if shown[element] == nil {
                display(element, after: before)
                guard isCurrent(current) else { return }
            }
            before = shown[element] ?? before
        }
    }

    /// Returns a part for `element` from the source, or from the app if a source of placeholders returns `nil`. If that
    /// part is already in use, reports this and returns an empty part instead.
    func newPart(for element: ListElement) -> UIView? {
        if element.isDecoration { return view.decoration(for: element) }
        var part =
            element.isCell && isAppended(element.path) ? appendedPart(at: element.path) : source.part(for: element)
        if part == nil, !showsApp, has(element) {
            part = app.part(for: element)
            if let part { source.didDisplay(part, for: element) }
        }
        if preparesFonts, let part, part.window == nil, view.window != nil {
            part.prepareFonts(for: view.traitCollection.preferredContentSizeCategory)
        }
        (part as? any ConfiguredPart)?.willBeDisplayed(with: view.traitCollection)
        guard let part, isInUse(part) else { return part }
        Diagnostics.report(
            "\(terms.name): the data source returned one view for two positions; showing an empty one. Dequeue each "
                + "view from the \(terms.list)")
        return view.emptyPart(for: element)
    }

    /// Returns `true` if the app has the displayed `section`. Placeholders can have more sections than the app.
    func appHas(section: Int) -> Bool {
        showsApp || section < app.numberOfSections() ?? 0
    }

    /// Inserts `part` into the container of `element`. `previous` is the part of the preceding visible element, if any.
    func insert(_ part: UIView, at element: ListElement, after previous: UIView?) {
        performPartChanges {
            view.container(of: element).insertSubview(
                part, at: view.subviewIndex(for: part, at: element, after: previous))
        }
    }

    /// Removes `part` from the screen and returns it to the reuse pool.
    func recycle(_ part: UIView) {
        performPartChanges { part.removeFromSuperview() }
        part.layer.dissolveSide = nil
        if !appendedParts.isEmpty { forgetAppendedPart(part) }
        if let part = part as? any ReusablePart { pool.put(part) }
    }

    /// Recycles the parts that were created for measuring but didn't become visible.
    func recycleMeasuredParts() {
        guard !measuredParts.isEmpty else { return }
        let unused = measuredParts.sorted { $0.key < $1.key }
        measuredParts = [:]
        for (_, part) in unused { recycle(part) }
    }

    /// Stops displaying the elements for which `predicate` returns `true`: all elements by default.
    func endDisplaying(where predicate: (ListElement) -> Bool = { _ in true }) {
        for element in shown.keys.filter(predicate).sorted() { endDisplaying(element) }
    }

    func endDisplaying(_ element: ListElement) {
        guard let part = shown.removeValue(forKey: element) else { return }
        knownMenus.forget(part)
        if element.isCell, selection.highlighted == element.path { selection.highlighted = nil }
        if let motion {
            motion.leave(part, as: element, isRemoved: false)
        } else {
            let isApp = !isAppendedPart(part)
            recycle(part)
            if isApp { shownApp?.didEndDisplaying(part, as: element) }
        }
    }

    /// Returns `true` if the list already uses `part`, even if the part is only being measured or is disappearing.
    func isInUse(_ part: UIView) -> Bool {
        part.superview.map(view.isContainer) ?? false || isAmong(measuredParts, part) || isShown(part)
    }

    // MARK: Private

    /// Displays `element`. `before` is the part of the preceding visible element.
    private func display(_ element: ListElement, after before: UIView?) {
        let current = revision
        guard let part = measuredParts.removeValue(forKey: element) ?? newPart(for: element) else { return }
        guard isCurrent(current) else {
            if part.superview == nil { recycle(part) }
            return
        }
        shown[element] = part
        dissolve?.show(part, for: element)
        // A reused part must not animate from its former position, even if the app animates the layout.
        UIView.performWithoutAnimation {
            view.place(part, at: element)
            view.applyStyle(part, as: element)
        }
        if let shownApp, !isAppendedPart(part) {
            if let cell = part as? any ListCell {
                cell.isSelected = selection.items.contains(element.path)
                cell.isHighlighted = selection.highlighted == element.path
            }
            shownApp.willDisplay(part, as: element)
            // The callback may have changed the items, which can reassign or remove the part.
            guard isShown(part) else { return }
        }
        insert(part, at: element, after: before)
        UIView.performWithoutAnimation { part.layoutIfNeeded() }
    }
}
