import Foundation

extension UITableView {
    /// The queue of the views that show the titles of sections.
    private static let titleIdentifier = "UITableView.title"

    // MARK: Public

    /// The view of a section's header that is on screen; nil for others.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        list.shown[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The view of a section's footer that is on screen; nil for others.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        list.shown[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// Adds the headers and footers that are on screen of `sections`, from the top, to what is wanted there.
    func addVisibleEdges(ofSections sections: Range<Int>) {
        func add(_ element: ListElement) {
            if heights.isKnown(element), frame(ofEdge: element).isVisible(in: bounds) { wanted.append(element) }
        }
        for section in sections {
            add(.header(section))
            add(.footer(section))
        }
    }

    /// Where a header or footer is, with what floats at the edge of the screen; the two never cover each other.
    func frame(ofEdge element: ListElement) -> CGRect {
        var frame = rect(of: heights.place(of: element))
        guard style == .plain else { return frame }
        if element.isHeader {
            let footer = heights.place(of: .footer(element.section)).top
            let last = max(frame.minY, contentTop + footer - frame.height)
            frame.origin.y = min(max(frame.minY, bounds.minY + adjustedContentInset.top), last)
        } else {
            let header = heights.place(of: .header(element.section)).bottom
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

    /// The height of a header or footer, asked of the delegate where the app knows the section, or something stands in.
    func height(ofEdge element: ListElement) -> CGFloat {
        var height = element.isHeader ? sectionHeaderHeight : sectionFooterHeight
        if let tableDelegate = askedDelegate, list.appHas(section: element.section) || preparedPart(for: element) != nil
        {
            height =
                element.isHeader
                ? tableDelegate.tableView(self, heightForHeaderInSection: element.section)
                : tableDelegate.tableView(self, heightForFooterInSection: element.section)
        }
        guard height == Self.automaticDimension else { return Self.usable(height) }
        guard let view = preparedPart(for: element) else { return style == .plain ? 0 : Metrics.groupGap }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Self.usable(size.height > 0 ? size.height : Metrics.headerHeight)
    }

    // MARK: Titles

    /// Updates visible titles from the data source after a batch; headers without a title disappear.
    func renewTitles() {
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

    /// A view that shows a section's title.
    func titleView(_ title: String, of element: ListElement) -> UIView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        showTitle(title, in: view, of: element)
        return view
    }

    private func showTitle(_ title: String, in view: UITableViewHeaderFooterView, of element: ListElement) {
        view.showTitle(
            title, place: style == .plain ? .plain : element.isHeader ? .aboveGroup : .belowGroup, inset: rowInset)
    }
}
