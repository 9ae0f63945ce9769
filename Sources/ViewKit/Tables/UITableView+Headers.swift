import Foundation
import LayerKit
import Reporting

extension UITableView {
    /// The queue of the views that show the titles of sections.
    private static let titleIdentifier = "UITableView.title"

    // MARK: Public

    /// The view of a section's header that is on screen; nil for others.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    /// The view of a section's footer that is on screen; nil for others.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Heights

    func headerHeight(_ section: Int) -> CGFloat {
        let asked =
            asksDelegate(about: .header(section))
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section) : nil
        return height(asked ?? sectionHeaderHeight, of: .header(section))
    }

    func footerHeight(_ section: Int) -> CGFloat {
        let asked =
            asksDelegate(about: .footer(section))
            ? tableDelegate?.tableView(self, heightForFooterInSection: section) : nil
        return height(asked ?? sectionFooterHeight, of: .footer(section))
    }

    private func height(_ height: CGFloat, of element: RowHeights.Element) -> CGFloat {
        guard height == Self.automaticDimension else { return Self.usable(height) }
        guard let view = preparedEdge(element) else { return style == .plain ? 0 : Metrics.groupGap }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Self.usable(size.height > 0 ? size.height : Metrics.headerHeight)
    }

    // MARK: Display

    /// Shows the headers and footers of the sections that `visible` things are in: in a plain table at the edge of the
    /// screen while their section is there, pushed away by the next one.
    func showHeadersAndFooters(of visible: [RowHeights.Place]) {
        let current = revision
        var wanted: [RowHeights.Element: CGRect] = [:]
        for section in Set(visible.map(\.element.section)) {
            for element in [RowHeights.Element.header(section), .footer(section)] where heights.isKnown(element) {
                let frame = frame(ofEdge: element)
                if frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY { wanted[element] = frame }
            }
        }
        for section in headers.keys.sorted() where wanted[.header(section)] == nil { endDisplayingHeader(section) }
        for section in footers.keys.sorted() where wanted[.footer(section)] == nil { endDisplayingFooter(section) }
        guard isCurrent(current) else { return }
        for (element, frame) in wanted.sorted(by: { $0.value.minY < $1.value.minY }) {
            if let view = shownEdge(element) {
                if view.frame != frame { view.frame = frame }
            } else {
                displayEdge(element, frame: frame)
                guard isCurrent(current) else { return }
            }
        }
    }

    /// Lets the titles on screen say what the data source says after a batch; one without a title leaves.
    func renewTitles() {
        for (elements, isHeader) in [(headers, true), (footers, false)] {
            for (section, view) in elements.sorted(by: { $0.key < $1.key }) {
                guard let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier == Self.titleIdentifier
                else { continue }
                let current = revision
                let title = title(isHeader: isHeader, section: section)
                guard isCurrent(current) else { return }
                guard title != view.textLabel?.text else { continue }
                if let title {
                    showTitle(title, in: view, isHeader: isHeader)
                } else if isHeader {
                    endDisplayingHeader(section)
                } else {
                    endDisplayingFooter(section)
                }
                let height = isHeader ? headerHeight(section) : footerHeight(section)
                guard isCurrent(current) else { return }
                heights.set(height, of: isHeader ? .header(section) : .footer(section))
            }
        }
    }

    func endDisplayingHeader(_ section: Int) {
        guard let view = headers.removeValue(forKey: section) else { return }
        leave(view, as: .header(section))
        if standInSource == nil {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func endDisplayingFooter(_ section: Int) {
        guard let view = footers.removeValue(forKey: section) else { return }
        leave(view, as: .footer(section))
        if standInSource == nil {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Where a header or footer is, with what floats at the edge of the screen; the two never cover each other.
    func frame(ofEdge element: RowHeights.Element) -> CGRect {
        var frame = rect(of: heights.place(of: element))
        guard style == .plain else { return frame }
        switch element {
        case .header(let section):
            let footer = heights.place(of: .footer(section)).top
            let last = max(frame.minY, contentTop + footer - frame.height)
            frame.origin.y = min(max(frame.minY, bounds.minY + contentInset.top), last)
        case .footer(let section):
            let header = heights.place(of: .header(section)).bottom
            let first = min(frame.minY, contentTop + header)
            frame.origin.y = max(min(frame.minY, bounds.maxY - contentInset.bottom - frame.height), first)
        case .row:
            break
        }
        return frame
    }

    // MARK: Private

    /// Whether the app knows the section: while something stands in, there may be more than the app has.
    private func asksApp(aboutSection section: Int) -> Bool {
        guard standInSource != nil else { return true }
        return dataSource.map { section < $0.numberOfSections(in: self) } ?? false
    }

    /// Whether the delegate says how high a header or footer is: where the app knows the section, or one stands in.
    private func asksDelegate(about element: RowHeights.Element) -> Bool {
        asksApp(aboutSection: element.section) || preparedEdge(element) != nil
    }

    private func shownEdge(_ element: RowHeights.Element) -> UIView? {
        switch element {
        case .header(let section): headers[section]
        case .footer(let section): footers[section]
        case .row: nil
        }
    }

    private func preparedEdge(_ element: RowHeights.Element) -> UIView? {
        if let view = shownEdge(element) ?? prepared[element] { return view }
        guard let view = newEdge(element) else { return nil }
        prepared[element] = view
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        return view
    }

    private func newEdge(_ element: RowHeights.Element) -> UIView? {
        let section = element.section
        let isHeader = element == .header(section)
        if let standIn = standInSource.flatMap({
            isHeader ? $0.headerView(inSection: section, of: self) : $0.footerView(inSection: section, of: self)
        }) {
            return standIn
        }
        guard asksApp(aboutSection: section) else { return nil }
        if let view = isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
        {
            guard shows(view) else { return view }
            Diagnostics.report(
                "UITableView: the delegate gave one view for two headers or footers, and none is shown instead; take each "
                    + "from the table's queue")
            return nil
        }
        guard let title = title(isHeader: isHeader, section: section) else { return nil }
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        showTitle(title, in: view, isHeader: isHeader)
        return view
    }

    private func title(isHeader: Bool, section: Int) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func showTitle(_ title: String, in view: UITableViewHeaderFooterView, isHeader: Bool) {
        view.showTitle(title, place: style == .plain ? .plain : isHeader ? .aboveGroup : .belowGroup, inset: rowInset)
    }

    private func displayEdge(_ element: RowHeights.Element, frame: CGRect) {
        let current = revision
        guard let view = prepared.removeValue(forKey: element) ?? newEdge(element) else { return }
        guard isCurrent(current) else { return enqueue(view) }
        UIView.performWithoutAnimation { view.frame = frame }
        switch element {
        case .header(let section):
            headers[section] = view
            if standInSource == nil {
                tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        case .footer(let section):
            footers[section] = view
            if standInSource == nil {
                tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        case .row:
            return
        }
        guard headers.values.contains(where: { $0 === view }) || footers.values.contains(where: { $0 === view }) else {
            return
        }
        let below = subviews.lastIndex { $0 is UITableViewCell && $0.layer.zPosition == 0 }
        insertOwn(view, at: below.map { $0 + 1 } ?? subviews.count)
        view.layoutIfNeeded()
    }
}
