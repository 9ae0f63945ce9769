import Foundation

extension UITableView {
    /// The reuse identifier of the views that display the titles of section headers and footers.
    private static let titleIdentifier = "UITableView.title"

    /// Replaces the table's header, footer or background view.
    func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: backgroundView == nil || new === backgroundView ? 0 : 1) }
        updateContentSize()
        setNeedsLayout()
    }

    /// Shows the table's header in place of `old`. In a grouped table, the height of an empty first section header
    /// depends on whether the table has a header.
    func tableHeaderDidChange(from old: UIView?) {
        if style != .plain, (old == nil) != (tableHeaderView == nil) { heights.forgetFirstHeader() }
        replaceEdgeView(old, by: tableHeaderView)
    }

    // MARK: Positions

    /// Appends the visible headers and footers of `sections` to `visibleElements`, from top to bottom.
    func addVisibleEdges(ofSections sections: Range<Int>) {
        func add(_ element: ListElement) {
            if heights.isKnown(element), frame(ofEdge: element).isVisible(in: bounds) {
                visibleElements.append(element)
            }
        }
        for section in sections {
            add(.header(section))
            add(.footer(section))
        }
    }

    /// Returns the frame of a section's header or footer. In a plain table, the view is pinned to the visible area, but
    /// stays within its section, so headers and footers never overlap each other.
    func frame(ofEdge element: ListElement) -> CGRect {
        var frame = rect(of: heights.span(of: element))
        guard style == .plain else { return frame }
        if element.isHeader {
            let footer = heights.span(of: .footer(element.section)).top
            let last = max(frame.minY, contentTop + footer - frame.height)
            frame.origin.y = min(max(frame.minY, bounds.minY + adjustedContentInset.top), last)
        } else {
            let header = heights.span(of: .header(element.section)).bottom
            let first = min(frame.minY, contentTop + header)
            frame.origin.y = max(min(frame.minY, bounds.maxY - adjustedContentInset.bottom - frame.height), first)
        }
        return frame
    }

    func placeEdgeViews() {
        backgroundView?.frame = bounds
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentTop)
        tableFooterView?.frame = CGRect(
            x: 0, y: contentTop + heights.totalHeight, width: bounds.width, height: edgeHeight(tableFooterView))
    }

    // MARK: Heights

    /// Returns the height of a section's header or footer. The delegate is only called if the app has the section or if
    /// there is a view for `element`.
    func height(ofEdge element: ListElement) -> CGFloat {
        let tableHeight = element.isHeader ? sectionHeaderHeight : sectionFooterHeight
        var height = tableHeight
        if let tableDelegate = usedDelegate, list.appHas(section: element.section) || preparedPart(for: element) != nil
        {
            height =
                element.isHeader
                ? tableDelegate.tableView(self, heightForHeaderInSection: element.section)
                : tableDelegate.tableView(self, heightForFooterInSection: element.section)
        }
        guard height == Self.automaticDimension else {
            // As on iOS, in a plain table, `sectionHeaderHeight` and `sectionFooterHeight` only apply to headers and
            // footers with a view or title. Storyboards always set these properties.
            let isEmpty = style == .plain && height == tableHeight && preparedPart(for: element) == nil
            return isEmpty ? 0 : Self.usable(height)
        }
        guard let view = preparedPart(for: element) else { return emptyHeight(ofEdge: element) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Self.usable(size.height > 0 ? size.height : Metrics.headerHeight)
    }

    /// Returns the automatic height of a header or footer without a view or title.
    private func emptyHeight(ofEdge element: ListElement) -> CGFloat {
        if style == .plain { return 0 }
        let isFirst = element.isHeader && element.section == 0 && tableHeaderView == nil
        return isFirst ? Metrics.firstGroupGap : Metrics.groupGap
    }

    // MARK: Titles

    /// Updates visible titles from the data source after a batch. Headers and footers whose title has become `nil` are
    /// removed.
    func updateTitles() {
        guard let app = list.app as? TableSource else { return }
        for case let (element, view as UITableViewHeaderFooterView) in list.shownParts
        where view.reuseIdentifier == Self.titleIdentifier {
            let current = list.revision
            let title = app.title(of: element)
            guard list.isCurrent(current) else { return }
            guard title != view.textLabel?.text else { continue }
            if let title { showTitle(title, in: view, of: element) } else { list.endDisplaying(element) }
            let height = height(ofEdge: element)
            guard list.isCurrent(current) else { return }
            heights.set(height, of: element)
        }
    }

    /// Returns a view that displays `title` as the section header or footer `element`.
    func titleView(_ title: String, of element: ListElement) -> UIView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        // The app may have set a configuration when the reused view was displayed, which replaces the title.
        if view.contentConfiguration != nil { view.contentConfiguration = nil }
        showTitle(title, in: view, of: element)
        return view
    }

    private func showTitle(_ title: String, in view: UITableViewHeaderFooterView, of element: ListElement) {
        view.showTitle(
            title, position: style == .plain ? .plain : element.isHeader ? .aboveGroup : .belowGroup, inset: rowInset)
    }
}
