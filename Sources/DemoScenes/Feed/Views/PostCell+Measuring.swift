import Foundation
import SkeletonView

/// Measures the heights of loaded and placeholder posts.
extension PostCell {
    /// Returns the height of the cell for `post` in `tableView`.
    static func height(of post: Post, in tableView: UITableView) -> CGFloat {
        layout(of: post, width: tableView.bounds.width, in: tableView).cellHeight
    }

    /// Returns the height of the placeholder cell at `row` in `tableView`; `expected` is the post that will probably
    /// arrive in that row, or `nil` if unknown.
    static func placeholderHeight(row: Int, expecting expected: Post?, in tableView: UITableView) -> CGFloat {
        placeholderLayout(
            hasPicture: Placeholder.hasPicture(row: row), expecting: expected, width: tableView.bounds.width,
            in: tableView
        ).cellHeight
    }

    /// The label that measures text for rows without a cell.
    private static let measuringLabel = makeBodyLabel()

    /// Returns the layout of `post` in a cell of `width` points, at the text size of `view`.
    private static func layout(of post: Post, width: CGFloat, in view: UIView) -> PostCellLayout {
        let label = measuringLabel(in: view)
        label.text = post.text
        let text = label.sizeThatFits(CGSize(width: PostCellLayout.textWidth(cellWidth: width), height: 0))
        let (name, details) = headLabels
        for head in [name, details] { head.follow(view.traitCollection) }
        name.text = post.author.name
        details.text = detailsText(of: post)
        return PostCellLayout(
            cellWidth: width, textHeight: text.height,
            head: head(of: name, over: details, cellWidth: width, scale: view.textScale),
            hasPicture: post.picture != nil, scale: view.textScale)
    }

    static func placeholderLayout(
        hasPicture: Bool, expecting expected: Post?, width: CGFloat, in view: UIView
    ) -> PostCellLayout {
        if let expected { return layout(of: expected, width: width, in: view) }
        return PostCellLayout(
            cellWidth: width, textHeight: placeholderTextHeight(width: width, in: view), hasPicture: hasPicture,
            scale: view.textScale)
    }

    private static let headLabels = (makeNameLabel(), makeDetailsLabel())

    /// Returns the heights of the labels `name` and `details` in a cell of `cellWidth` points, and sets their
    /// `numberOfLines`. Labels beside the portrait have one line each.
    static func head(
        of name: UILabel, over details: UILabel, cellWidth: CGFloat, scale: CGFloat
    ) -> PostCellLayout.Head {
        var head = PostCellLayout.Head(scale: scale)
        guard PostCellLayout.isNameBelow(scale: scale) else {
            for label in [name, details] { label.numberOfLines = 1 }
            return head
        }
        let available = PostCellLayout.textWidth(cellWidth: cellWidth)
        func height(_ label: UILabel, minimum: CGFloat) -> CGFloat {
            label.wrap(in: available)
            guard label.numberOfLines != 1 else { return minimum }
            return max(minimum, label.sizeThatFits(CGSize(width: available, height: 0)).height)
        }
        (head.name, head.details) = (height(name, minimum: head.name), height(details, minimum: head.details))
        return head
    }

    /// Returns the measuring label at the text size of `view`.
    private static func measuringLabel(in view: UIView) -> UILabel {
        measuringLabel.follow(view.traitCollection)
        return measuringLabel
    }

    /// The distance from one line of a post's text to the next at the default text size.
    static let defaultLineHeight = measuringLabel(in: UIView()).lineAdvance

    private static func placeholderTextHeight(width: CGFloat, in view: UIView) -> CGFloat {
        let label = measuringLabel(in: view)
        // Line spacing makes lines in a block taller than a single line, so this measures the whole block.
        label.text = Array(repeating: "x", count: Placeholder.lines(width: width, in: view)).joined(separator: "\n")
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
