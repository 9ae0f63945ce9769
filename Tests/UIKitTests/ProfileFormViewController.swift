import UIKit

/// A delegate that receives changes to a profile.
@MainActor
protocol ProfileFormViewControllerDelegate: AnyObject {
    func profileForm(_ form: ProfileFormViewController, didSave profile: Profile)
    func profileFormDidCancel(_ form: ProfileFormViewController)
}

struct Profile: Equatable {
    var name: String
    var city: String
}

/// A form as in an iOS app, without any code specific to this package.
final class ProfileFormViewController: UIViewController {
    weak var delegate: (any ProfileFormViewControllerDelegate)?

    private let profile: Profile
    private let scrollView = UIScrollView()
    private let contentGuide = UILayoutGuide()
    private let avatarView = UIImageView()
    private let initialsLabel = UILabel()
    private let titleLabel = UILabel()
    private let nameField = UITextField()
    private let cityField = UITextField()
    private let errorLabel = UILabel()
    private let termsView = UITextView()
    private let saveButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .system)

    private lazy var fieldStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [
            makeRow(title: "Name", field: nameField), makeRow(title: "City", field: cityField), errorLabel,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }()

    private lazy var buttonStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [cancelButton, saveButton])
        stack.distribution = .fillEqually
        stack.spacing = UIStackView.spacingUseSystem
        return stack
    }()

    private static let accentColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.3, green: 0.55, blue: 1, alpha: 1) : UIColor(red: 0.1, green: 0.3, blue: 0.7, alpha: 1)
    }

    // MARK: - Lifecycle

    init(profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = Self.accentColor
        configureHeader()
        configureFields()
        configureTerms()
        configureButtons()
        configureConstraints()
        updateSaveButton()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAvatarBorder()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
        super.touchesBegan(touches, with: event)
    }

    // MARK: - Views

    private func configureHeader() {
        avatarView.contentMode = .scaleAspectFill
        avatarView.clipsToBounds = true
        avatarView.backgroundColor = .secondarySystemBackground
        avatarView.layer.cornerRadius = 36
        avatarView.layer.borderWidth = 2
        updateAvatarBorder()

        initialsLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        initialsLabel.textColor = Self.accentColor
        initialsLabel.textAlignment = .center
        initialsLabel.adjustsFontSizeToFitWidth = true
        initialsLabel.minimumScaleFactor = 0.5

        titleLabel.numberOfLines = 0
        titleLabel.attributedText = makeTitle()
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    private func makeTitle() -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        let text = NSMutableAttributedString(
            string: "Your profile\n",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label])
        text.append(
            NSAttributedString(
                string: "Others see this when you write to them.",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.secondaryLabel,
                ]))
        text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        return text
    }

    private func configureFields() {
        nameField.text = profile.name
        nameField.placeholder = "First and last name"
        nameField.autocapitalizationType = .words
        nameField.returnKeyType = .next
        cityField.text = profile.city
        cityField.placeholder = "Where you live"
        cityField.returnKeyType = .done
        for field in [nameField, cityField] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.autocorrectionType = .no
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.updateSaveButton() }, for: .editingChanged)
        }
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.textColor = .systemRed
        errorLabel.text = "A name is needed."
        errorLabel.isHidden = true
    }

    private func makeRow(title: String, field: UITextField) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = 8
        row.alignment = .firstBaseline
        return row
    }

    private func configureTerms() {
        termsView.isEditable = false
        termsView.isScrollEnabled = false
        termsView.backgroundColor = .secondarySystemBackground
        termsView.layer.cornerRadius = 8
        termsView.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
        termsView.font = .preferredFont(forTextStyle: .footnote)
        termsView.textColor = .secondaryLabel
        termsView.text = "Names are shown to everybody who is in a group with you. You can change yours at any time."
    }

    private func configureButtons() {
        saveButton.configuration = .filled()
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.profileFormDidCancel(self)
            }, for: .touchUpInside)
    }

    private func configureConstraints() {
        view.addSubview(scrollView)
        scrollView.addLayoutGuide(contentGuide)
        for subview in [avatarView, initialsLabel, titleLabel, fieldStack, termsView, buttonStack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(subview)
        }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = view.safeAreaLayoutGuide
        let widestWidth = contentGuide.widthAnchor.constraint(lessThanOrEqualToConstant: 480)
        let fullWidth = contentGuide.widthAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
        fullWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

            contentGuide.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            contentGuide.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            contentGuide.centerXAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerXAnchor),
            widestWidth, fullWidth,

            avatarView.topAnchor.constraint(equalTo: contentGuide.topAnchor),
            avatarView.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            avatarView.widthAnchor.constraint(equalToConstant: 72),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            initialsLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            initialsLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor, constant: 8),
            initialsLabel.trailingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: -8),
            titleLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            titleLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 2),
            titleLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),

            fieldStack.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 24),
            fieldStack.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            fieldStack.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            termsView.topAnchor.constraint(equalTo: fieldStack.bottomAnchor, constant: 16),
            termsView.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            termsView.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            buttonStack.topAnchor.constraint(equalTo: termsView.bottomAnchor, constant: 20),
            buttonStack.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            buttonStack.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            buttonStack.heightAnchor.constraint(equalToConstant: 44),
            buttonStack.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor),
        ])
    }

    // MARK: - Changes

    private func updateAvatarBorder() {
        avatarView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    private func updateSaveButton() {
        let initials = (nameField.text ?? "").split(separator: " ").compactMap(\.first).prefix(2)
        initialsLabel.text = initials.isEmpty ? "?" : String(initials).uppercased()
        saveButton.isEnabled = nameField.text != profile.name || cityField.text != profile.city
    }

    private func setErrorHidden(_ isHidden: Bool) {
        guard errorLabel.isHidden != isHidden else { return }
        errorLabel.alpha = isHidden ? 1 : 0
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            self.errorLabel.isHidden = isHidden
            self.errorLabel.alpha = isHidden ? 0 : 1
            self.view.layoutIfNeeded()
        }
    }

    private func save() {
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else {
            setErrorHidden(false)
            nameField.becomeFirstResponder()
            return
        }
        view.endEditing(true)
        delegate?.profileForm(self, didSave: Profile(name: name, city: cityField.text ?? ""))
    }
}

// MARK: - UITextFieldDelegate

extension ProfileFormViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            cityField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            if saveButton.isEnabled { save() }
        }
        return false
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        setErrorHidden(true)
        guard let text = textField.text, let range = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: range, with: string).count <= 40
    }
}
